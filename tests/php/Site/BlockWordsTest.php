<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site;

use ReflectionAttribute;
use ReflectionMethod;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Blocks\BlockTypes;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** Texts of block types, translated only where users see them and not on pages for visitors. */
final class BlockWordsTest extends TestCase {

	/** @var array<string, WP_Block_Type> */
	private array $before = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( $this->types() as $name => $type ) {
			$this->before[ $name ] = clone $type;
		}
	}

	protected function tearDown(): void {
		foreach ( $this->types() as $name => $type ) {
			$type->title       = $this->before[ $name ]->title;
			$type->description = $this->before[ $name ]->description;
			$type->keywords    = $this->before[ $name ]->keywords;
			$type->styles      = $this->before[ $name ]->styles;
		}
		parent::tearDown();
		unload_textdomain( 'vestibule', true );
	}

	public function test_the_block_manifest_contains_no_text_domains_so_that_pages_need_not_translate_blocks(): void {
		$manifest = require WP_PLUGIN_DIR . '/vestibule/build/blocks/blocks-manifest.php';
		self::assertSame( array(), array_filter( $manifest, static fn ( array $block ): bool => isset( $block['textdomain'] ) ) );
	}

	public function test_block_texts_are_translated_in_wp_admin_and_rest(): void {
		add_filter( 'determine_locale', static fn (): string => 'de_DE' );
		unload_textdomain( 'vestibule', true );
		Wired::of( BlockTypes::class )->translate();
		$accordion = $this->types()['vestibule/accordion'];
		self::assertSame( 'Karussell', $this->types()['vestibule/carousel']->title );
		self::assertContains( 'fragen', $accordion->keywords );
		self::assertSame( 'Linien', $accordion->styles[0]['label'] ?? '' );
		$hooks = ( new ReflectionMethod( BlockTypes::class, 'translate' ) )->getAttributes( Hook::class );
		self::assertSame( array( array( 'admin_init' ), array( 'rest_api_init' ) ), array_map( static fn ( ReflectionAttribute $hook ): array => $hook->getArguments(), $hooks ) );
	}

	/** @return array<string, WP_Block_Type> Block types of the plugin. */
	private function types(): array {
		return array_filter( WP_Block_Type_Registry::get_instance()->get_all_registered(), static fn ( string $name ): bool => str_starts_with( $name, 'vestibule/' ), ARRAY_FILTER_USE_KEY );
	}
}
