<?php

declare(strict_types=1);

namespace Vestibule\Tests\Network;

use Vestibule\Tests\TestCase;

/** Network of sites to which tests add sites. The added sites are deleted after each test. */
abstract class NetworkTestCase extends TestCase {

	/** @var list<int> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		self::assertTrue( is_multisite() );
		update_site_option( 'active_sitewide_plugins', array( 'vestibule/vestibule.php' => time() ) );
	}

	protected function tearDown(): void {
		while ( ms_is_switched() ) {
			restore_current_blog();
		}
		foreach ( $this->made as $site ) {
			null === get_site( $site ) || wp_delete_site( $site );
		}
		delete_site_option( 'active_sitewide_plugins' );
		parent::tearDown();
	}

	protected function newSite( string $name ): int {
		$site = wpmu_create_blog( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) . ':' . (string) wp_parse_url( network_home_url(), PHP_URL_PORT ), "/{$name}/", $name, 1 );
		self::assertIsInt( $site );
		$this->made[] = $site;
		return $site;
	}

	/** Requests a page of the site, which creates its tables. */
	protected function visit( int $site ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- the site is set to ask nobody by WordPress's own means.
		$page = file_get_contents( get_home_url( $site ) . '/?rest_route=/' );
		self::assertStringContainsString( 'wp\/v2', (string) $page );
		wp_cache_flush();
	}
}
