<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Assets;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Tests\TestCase;

/** Scripts and styles of admin screens. */
final class AdminAssetsTest extends TestCase {

	/** @param list<string> $before Handles of the files with code of several screens. */
	#[TestWith( array( 'spam', array( 'vestibule-kit' ) ) )]
	#[TestWith( array( 'settings', array() ) )]
	public function test_the_files_of_a_screen_depend_on_the_files_with_shared_code( string $name, array $before ): void {
		( new AdminAssets( new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->enqueue( $name );
		foreach ( array( wp_scripts(), wp_styles() ) as $files ) {
			$own = $files->registered[ "vestibule-{$name}" ] ?? null;
			self::assertNotNull( $own );
			self::assertSame( $before, array_values( (array) preg_grep( '/^vestibule-/', $own->deps ) ) );
			foreach ( $before as $handle ) {
				self::assertStringContainsString( '/build/admin/kit.', (string) $files->registered[ $handle ]->src );
			}
		}
		self::assertSame( 'vestibule', wp_scripts()->registered[ "vestibule-{$name}" ]->textdomain );
	}
}
