<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Blocks;

use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;
use WP_Dependencies;

final class BlockTypesTest extends TestCase {

	private const ALL = 'vestibule-editor-blocks';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
	}

	public function test_the_block_editor_loads_one_stylesheet_for_all_blocks(): void {
		$handles = $this->handles( 'style_handles', 'editor_style_handles' );
		self::assertGreaterThan( 20, count( $this->files( wp_styles(), $handles ) ) );
		set_current_screen( 'post' );
		get_current_screen()?->is_block_editor( true );

		do_action( 'enqueue_block_assets' );

		self::assertSame( array( self::ALL ), $this->files( wp_styles(), $handles ) );
	}

	public function test_the_block_editor_loads_one_script_for_all_blocks_with_their_data(): void {
		$handles = $this->handles( 'editor_script_handles' );
		set_current_screen( 'post' );
		get_current_screen()?->is_block_editor( true );
		wp_add_inline_script( 'vestibule-tabs-editor-script', 'window.ofTabs = 1;', 'before' );

		do_action( 'enqueue_block_editor_assets' );

		self::assertSame( array( self::ALL ), $this->files( wp_scripts(), $handles ) );
		self::assertStringContainsString( 'window.ofTabs = 1;', wp_scripts()->get_inline_script_data( self::ALL, 'before' ) );
	}

	public function test_other_admin_screens_do_not_load_the_combined_editor_styles(): void {
		$handles = $this->handles( 'style_handles', 'editor_style_handles' );
		$before  = $this->files( wp_styles(), $handles );
		set_current_screen( 'dashboard' );

		do_action( 'enqueue_block_assets' );

		self::assertSame( $before, $this->files( wp_styles(), $handles ) );
	}

	/** @return list<string> Handles of all blocks of the plugin. */
	private function handles( string ...$properties ): array {
		$handles = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			foreach ( str_starts_with( $name, 'vestibule/' ) ? $properties : array() as $property ) {
				array_push( $handles, ...$type->$property );
			}
		}
		return array_values( array_unique( $handles ) );
	}

	/**
	 * @param list<string> $handles
	 * @return list<string> Handles of the plugin's files that are printed for these handles.
	 */
	private function files( WP_Dependencies $files, array $handles ): array {
		$files        = clone $files;
		$files->to_do = array();
		$files->all_deps( $handles );
		return array_values(
			array_filter(
				$files->to_do,
				static fn ( string $handle ): bool => str_starts_with( $handle, 'vestibule-' ) && $files->registered[ $handle ]->src
			)
		);
	}
}
