<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use WP;
use WP_Post;
use WP_Query;

/**
 * Page in the theme's design that has no post in the database, such as a preview. WordPress's main query returns it, so
 * every theme displays it like any other page. Caches don't store it, and search engines don't index it.
 */
final class VirtualPage {

	/** Post ID that no real post has, because WordPress caches posts by ID. */
	private const ID = -7;

	/** @param string $content Block markup. */
	public function __construct( private readonly string $title, private readonly string $content ) {}

	/** Must be called on the action parse_request, before WordPress queries the post. */
	public function show( WP $request ): void {
		$request->query_vars = array();
		add_filter( 'posts_pre_query', $this->answer( ... ), 10, 2 );
		add_action( 'wp', $this->mark( ... ), 0 );
		add_filter( 'redirect_canonical', '__return_false' );
		// The page doesn't have a URL that a short link could point to.
		add_filter( 'pre_get_shortlink', '__return_empty_string' );
		add_filter(
			'page_link',
			static fn ( string $link, int $id ): string => self::ID === $id ? home_url( '/' ) : $link,
			10,
			2
		);
		add_filter( 'oembed_discovery_links', '__return_empty_string' );
		remove_action( 'wp_head', 'rest_output_link_wp_head' );
		remove_action( 'template_redirect', 'rest_output_link_header', 11 );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_action( 'send_headers', 'nocache_headers' );
	}

	/**
	 * @param array<mixed>|null $posts
	 * @return array<mixed>|null
	 */
	private function answer( ?array $posts, WP_Query $query ): ?array {
		if ( ! $query->is_main_query() ) {
			return $posts;
		}
		$query->found_posts   = 1;
		$query->max_num_pages = 1;
		return array( $this->post() );
	}

	/** Sets the query properties that themes and templates check. */
	private function mark(): void {
		global $wp_query;
		$wp_query->is_home           = false;
		$wp_query->is_404            = false;
		$wp_query->is_page           = true;
		$wp_query->is_singular       = true;
		$wp_query->queried_object    = $wp_query->posts[0] ?? $this->post();
		$wp_query->queried_object_id = self::ID;
	}

	private function post(): WP_Post {
		$post = new WP_Post(
			(object) array(
				'ID'             => self::ID,
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $this->title,
				'post_name'      => 'vestibule',
				'post_content'   => $this->content,
				'post_date'      => current_time( 'mysql' ),
				'post_date_gmt'  => current_time( 'mysql', true ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
		wp_cache_set( self::ID, $post, 'posts' );
		return $post;
	}
}
