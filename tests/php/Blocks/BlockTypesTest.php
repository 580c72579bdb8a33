<?php

declare(strict_types=1);

namespace Vestibule\Tests\Blocks;

use Vestibule\Blocks\BlockTypes;
use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;

/** Blocks wait on a page until they are to be shown; one that a template brought comes first the next time. */
final class BlockTypesTest extends TestCase {

	private string $build;

	protected function setUp(): void {
		parent::setUp();
		$this->build = get_temp_dir() . 'vestibule-' . wp_generate_password( 8, false );
		foreach ( array( 'early', 'late' ) as $name ) {
			wp_mkdir_p( "{$this->build}/{$name}" );
			file_put_contents( "{$this->build}/{$name}/block.json", (string) wp_json_encode( $this->metadata( $name ) ) );
		}
		file_put_contents( $this->build . '/blocks-manifest.php', '<?php return json_decode( \'' . wp_json_encode( array( 'early' => $this->metadata( 'early' ), 'late' => $this->metadata( 'late' ) ) ) . '\', true );' );
		add_filter( 'wp_using_themes', '__return_true' );
	}

	protected function tearDown(): void {
		remove_filter( 'wp_using_themes', '__return_true' );
		foreach ( array( 'early', 'late' ) as $name ) {
			if ( $this->isRegistered( $name ) ) {
				unregister_block_type( "test/{$name}" );
			}
		}
		parent::tearDown();
	}

	public function test_a_block_that_came_late_once_comes_first_from_then_on(): void {
		$types = new BlockTypes( $this->build );
		$types->register();
		self::assertFalse( $this->isRegistered( 'late' ) );
		do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:test/late /--></div><!-- /wp:group -->' );
		self::assertTrue( $this->isRegistered( 'late' ) );
		self::assertSame( array( 'test/late' ), get_option( BlockTypes::COMMON ) );

		unregister_block_type( 'test/late' );
		( new BlockTypes( $this->build ) )->register();
		self::assertSame( array( true, false ), array( $this->isRegistered( 'late' ), $this->isRegistered( 'early' ) ) );
		$types->forgetCommon();
		self::assertFalse( get_option( BlockTypes::COMMON ) );
	}

	private function isRegistered( string $name ): bool {
		return WP_Block_Type_Registry::get_instance()->is_registered( "test/{$name}" );
	}

	/** @return array<string, mixed> */
	private function metadata( string $name ): array {
		return array( 'apiVersion' => 3, 'name' => "test/{$name}", 'title' => $name );
	}
}
