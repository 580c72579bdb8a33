<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Health;

use Closure;
use FilesystemIterator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;
use Vestibule\Plugin;
use Vestibule\Requirements;
use Vestibule\Tests\TestCase;

/** Requirements of the plugin: complete files, and the versions of PHP and WordPress. */
final class RequirementsTest extends TestCase {

	private const FILES = array( 'vestibule.php', 'autoload.php', 'src/Plugin.php', 'build/blocks/blocks-manifest.php', 'build/contracts/of-pages.php', 'build/types/contracts.php', 'build/wiring/Hooks.php', 'vendor/autoload.php' );

	private string $copy = '';

	protected function setUp(): void {
		parent::setUp();
		$this->copy = get_temp_dir() . uniqid( 'vestibule-copy-' );
		mkdir( "{$this->copy}/build/blocks", 0700, true );
		array_map( fn ( string $folder ): bool => mkdir( "{$this->copy}/{$folder}" ), array( 'vendor', 'src', 'build/contracts', 'build/types', 'build/wiring' ) );
		$source = dirname( __DIR__, 4 ) . '/plugin/';
		foreach ( self::FILES as $file ) {
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

	/**
	 * @return iterable<string, array{list<string>, string, string, string}> Missing files, PHP version, WordPress
	 * version and message.
	 */
	public static function states(): iterable {
		yield 'missing libraries' => array( array( 'vendor/autoload.php' ), '8.2.0', '6.8', 'does not contain vendor.' );
		yield 'a missing build' => array( array( 'build/blocks/blocks-manifest.php' ), '8.2.0', '6.8', 'does not contain build.' );
		yield 'a copy of the source without a build' => array( array( 'build/blocks/blocks-manifest.php', 'build/contracts/of-pages.php', 'build/types/contracts.php', 'build/wiring/Hooks.php', 'vendor/autoload.php' ), '8.2.0', '6.8', 'does not contain build, build/contracts, build/types, build/wiring, vendor.' );
		yield 'an interrupted update' => array( array( 'autoload.php', 'src/Plugin.php', 'build/contracts/of-pages.php' ), '8.5.1', '7.1', 'does not contain autoload.php, src, build/contracts.' );
		yield 'an old PHP version' => array( array(), '7.4.33', '6.8', 'requires PHP 8.2 or newer and this site runs PHP 7.4.33.' );
		yield 'an old PHP version of a distribution' => array( array(), '8.1.2-1ubuntu2.19', '6.8', 'requires PHP 8.2 or newer' );
		yield 'an old WordPress version' => array( array(), '8.2.0', '6.7.2', 'requires WordPress 6.8 or newer and this site runs WordPress 6.7.2.' );
		yield 'several unmet requirements' => array( array( 'vendor/autoload.php' ), '5.6.40', '6.0', 'requires PHP 8.2' );
	}

	/** @param list<string> $without */
	#[DataProvider( 'states' )]
	public function test_a_plugin_that_cannot_start_shows_one_notice_to_administrators_and_does_nothing_else( array $without, string $php, string $wordpress, string $words ): void {
		$activation   = 'activate_' . plugin_basename( "{$this->copy}/vestibule.php" );
		$requirements = $this->requirements( $without, $php, $wordpress );
		self::assertFalse( $requirements->areMet() );
		self::assertSame( array( 'admin_notices', 'network_admin_notices', $activation ), $this->hooksOf( $requirements->refuse( ... ) ) );

		$notice = $this->notices( 'administrator' );
		self::assertStringContainsString( $words, html_entity_decode( $notice ) );
		self::assertStringContainsString( 'notice-error', $notice );
		self::assertSame( 1, substr_count( $notice, 'Vestibule cannot run' ) );
		self::assertSame( '', $this->notices( 'editor' ) );
		self::assertSame( '', $this->notices( '' ) );
	}

	/** @param list<string> $without */
	#[DataProvider( 'states' )]
	public function test_a_plugin_that_cannot_start_cannot_be_activated( array $without, string $php, string $wordpress, string $words ): void {
		$this->hooksOf( $this->requirements( $without, $php, $wordpress )->refuse( ... ) );
		add_filter( 'wp_die_handler', static fn (): Closure => static fn ( string $said ): never => throw new RuntimeException( $said ) );
		$this->expectExceptionMessage( $words );
		// phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's own name of it.
		do_action( 'activate_' . plugin_basename( "{$this->copy}/vestibule.php" ) );
	}

	#[TestWith( array( '8.2.0', '6.8' ) )]
	#[TestWith( array( '8.2.36-1+deb12u1', '6.8-RC1-60000' ) )]
	#[TestWith( array( '8.5.0RC2', '7.1.3' ) )]
	public function test_a_complete_plugin_on_supported_versions_meets_its_requirements( string $php, string $wordpress ): void {
		self::assertTrue( $this->requirements( array(), $php, $wordpress )->areMet() );
	}

	public function test_a_missing_mbstring_extension_is_reported(): void {
		$requirements = new Requirements( "{$this->copy}/vestibule.php", '8.2.0', '6.8', false );
		self::assertFalse( $requirements->areMet() );
		$this->hooksOf( $requirements->refuse( ... ) );
		self::assertStringContainsString( 'the PHP extension mbstring is missing', $this->notices( 'administrator' ) );
	}

	public function test_a_complete_plugin_registers_its_hooks_and_shows_no_notice(): void {
		$hooks = $this->hooksOf( ( new Plugin( "{$this->copy}/vestibule.php" ) )->register( ... ) );
		self::assertContains( 'wp_ajax_nopriv_vestibule_form_submit', $hooks );
		self::assertSame( '', $this->notices( 'administrator' ) );
	}

	public function test_the_required_versions_are_the_same_as_in_the_plugin_header(): void {
		$header = get_file_data( "{$this->copy}/vestibule.php", array( 'php' => 'Requires PHP', 'wordpress' => 'Requires at least' ) );
		self::assertSame( array( 'php' => Requirements::PHP, 'wordpress' => Requirements::WORDPRESS ), $header );
	}

	/** @param list<string> $without */
	private function requirements( array $without, string $php, string $wordpress ): Requirements {
		array_map( fn ( string $file ): bool => unlink( "{$this->copy}/{$file}" ), $without );
		return new Requirements( "{$this->copy}/vestibule.php", $php, $wordpress );
	}

	/**
	 * @param Closure(): void $register
	 * @return list<string> New hooks that are added.
	 */
	private function hooksOf( Closure $register ): array {
		global $wp_filter;
		$wp_filter = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The test's state puts it back.
		$register();
		return array_keys( $wp_filter );
	}

	private function notices( string $role ): string {
		$user = '' === $role ? 0 : wp_insert_user( array( 'user_login' => uniqid( 'who' ), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}
}
