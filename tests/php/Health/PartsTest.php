<?php

declare(strict_types=1);

namespace Vestibule\Tests\Health;

use Closure;
use FilesystemIterator;
use PHPUnit\Framework\Attributes\DataProvider;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;
use Vestibule\Plugin;
use Vestibule\Tests\TestCase;

/** Copies of the plugin's folder, as somebody makes them by hand. */
final class PartsTest extends TestCase {

	private string $copy = '';

	protected function setUp(): void {
		parent::setUp();
		$this->copy = get_temp_dir() . uniqid( 'vestibule-copy-' );
		mkdir( "{$this->copy}/build/blocks", 0700, true );
		mkdir( "{$this->copy}/vendor" );
		$source = dirname( __DIR__, 3 ) . '/plugin/';
		foreach ( array( 'vestibule.php', 'build/blocks/blocks-manifest.php', 'vendor/autoload.php' ) as $file ) {
			copy( $source . $file, "{$this->copy}/{$file}" );
		}
	}

	protected function tearDown(): void {
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->copy, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $files as $file ) {
			assert( $file instanceof SplFileInfo );
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->copy );
		parent::tearDown();
	}

	/** @return iterable<string, array{list<string>, string}> */
	public static function copies(): iterable {
		yield 'no libraries' => array( array( 'vendor/autoload.php' ), 'lacks vendor:' );
		yield 'no build' => array( array( 'build/blocks/blocks-manifest.php' ), 'lacks build:' );
		yield 'the source alone' => array( array( 'build/blocks/blocks-manifest.php', 'vendor/autoload.php' ), 'lacks build, vendor:' );
	}

	/** @param list<string> $without */
	#[DataProvider( 'copies' )]
	public function test_a_copy_that_lacks_a_part_says_so_and_does_nothing_else( array $without, string $words ): void {
		foreach ( $without as $file ) {
			unlink( "{$this->copy}/{$file}" );
		}
		$activation = 'activate_' . plugin_basename( "{$this->copy}/vestibule.php" );
		self::assertSame( array( 'admin_notices', 'network_admin_notices', $activation ), $this->hooksOf( "{$this->copy}/vestibule.php" ) );

		$notice = $this->notices( 'administrator' );
		self::assertStringContainsString( $words, $notice );
		self::assertStringContainsString( 'notice-error', $notice );
		self::assertSame( '', $this->notices( 'editor' ) );
		self::assertSame( '', $this->notices( '' ) );
	}

	public function test_a_copy_that_lacks_a_part_cannot_be_activated(): void {
		unlink( "{$this->copy}/vendor/autoload.php" );
		$this->hooksOf( "{$this->copy}/vestibule.php" );
		add_filter( 'wp_die_handler', static fn (): Closure => static fn ( string $words ): never => throw new RuntimeException( $words ) );
		$this->expectExceptionMessage( 'lacks vendor:' );
		// phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's own name of it.
		do_action( 'activate_' . plugin_basename( "{$this->copy}/vestibule.php" ) );
	}

	public function test_a_complete_copy_does_its_work_and_says_nothing(): void {
		$hooks = $this->hooksOf( "{$this->copy}/vestibule.php" );
		self::assertContains( 'wp_ajax_nopriv_vestibule_form_submit', $hooks );
		self::assertNotContains( 'admin_notices', $hooks );
	}

	/** @return list<string> What registering adds to, where nothing was added before. */
	private function hooksOf( string $file ): array {
		global $wp_filter;
		$wp_filter = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The test's state puts it back.
		( new Plugin( $file ) )->register();
		return array_keys( $wp_filter );
	}

	private function notices( string $role ): string {
		$user = '' === $role ? 0 : wp_insert_user( array( 'user_login' => uniqid( 'who' ), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}
}
