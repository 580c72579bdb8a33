<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use Vestibule\Kernel\Html\VirtualPage;
use Vestibule\Site\Performance\Beacon\PageAddress;
use Vestibule\Tests\TestCase;
use WP;
use WP_Post;
use WP_Query;

/** Theme page without a post, for example that of a booking. */
final class VirtualPageTest extends TestCase {

	public function test_a_virtual_page_contains_no_links_to_missing_urls(): void {
		global $wp_query, $wp_the_query;
		$before = array( $wp_query, $wp_the_query );
		try {
			( new VirtualPage( 'Your appointment', '<p>Tuesday</p>' ) )->show( new WP() );
			$wp_query     = new WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress's main query.
			$wp_the_query = $wp_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress's main query.
			$wp_query->query( array( 'page_id' => 0 ) );
			do_action( 'wp', new WP() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			$page = $wp_query->get_queried_object();
			self::assertInstanceOf( WP_Post::class, $page );
			self::assertSame( home_url( '/' ), get_permalink( $page ) );
			ob_start();
			wp_oembed_add_discovery_links();
			self::assertSame( '', ob_get_clean() );
			self::assertFalse( has_action( 'wp_head', 'rest_output_link_wp_head' ) );
			self::assertSame( '', ( new PageAddress() )->current() );
		} finally {
			[ $wp_query, $wp_the_query ] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		}
	}
}
