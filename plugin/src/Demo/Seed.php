<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * The order in which the demo site comes to be.
 *
 * It writes as an administrator: without one WordPress would strip markup from the texts that an author of the site may use.
 */
final class Seed {

	private const PAGES = array(
		'home'     => 'Home',
		'contact'  => 'Contact',
		'courses'  => 'Courses',
		'showcase' => 'Showcase',
		'privacy'  => 'Privacy',
		'imprint'  => 'Imprint',
	);

	public function __construct(
		private readonly Settings $settings,
		private readonly Posts $posts,
		private readonly Texts $texts,
		private readonly Pictures $pictures,
		private readonly Comments $comments,
		private readonly Chat $chat,
	) {}

	public function run(): void {
		$before = get_current_user_id();
		$admins = get_users( array( 'role' => 'administrator', 'fields' => 'ID', 'number' => 1, 'orderby' => 'ID' ) );
		wp_set_current_user( (int) ( $admins[0] ?? 0 ) );
		$this->pages();
		$this->chat->open();
		$this->articles();
		$this->surroundings();
		wp_set_current_user( $before );
	}

	private function pages(): void {
		$ids = array();
		foreach ( self::PAGES as $slug => $title ) {
			$ids[ $slug ] = $this->posts->save(
				'page',
				$slug,
				array(
					'post_title'     => $title,
					'post_content'   => $this->texts->of( "pages/$slug" ),
					'comment_status' => 'closed',
					'page_template'  => in_array( $slug, array( 'contact', 'courses' ), true ) ? 'page-wide' : '',
				)
			);
		}
		$news = $this->posts->save( 'page', 'news', array( 'post_title' => 'News', 'comment_status' => 'closed' ) );
		$this->settings->apply(
			array(
				'page_on_front'              => $ids['home'],
				'page_for_posts'             => $news,
				'wp_page_for_privacy_policy' => $ids['privacy'],
			)
		);
	}

	private function articles(): void {
		$articles = require __DIR__ . '/content/articles.php';
		$calendar = new Calendar( end( $articles )['on'], current_datetime() );
		foreach ( $articles as $slug => $article ) {
			$id = $this->posts->save(
				'post',
				$slug,
				array(
					'post_title'     => $article['title'],
					'post_excerpt'   => $article['summary'],
					'post_date'      => $calendar->at( $article['on'] ),
					'post_content'   => $this->texts->of( "articles/$slug" ),
					'post_category'  => array( $this->category( $article['topic'] ) ),
					'comment_status' => 'open',
					'ping_status'    => 'closed',
				)
			);
			if ( 0 < $id && ! has_post_thumbnail( $id ) ) {
				set_post_thumbnail( $id, $this->pictures->attach( $article['picture'] ) );
			}
			$this->comments->add( $id, $article['comments'] ?? array(), $calendar );
		}
	}

	private function category( string $name ): int {
		$found = get_term_by( 'name', $name, 'category' );
		$term  = $found instanceof \WP_Term ? $found->term_id : wp_insert_term( $name, 'category' );
		return is_array( $term ) ? (int) $term['term_id'] : ( is_int( $term ) ? $term : 0 );
	}

	/** The menu, and the footer with the institute's address: content of the site, not of the theme. */
	private function surroundings(): void {
		$this->posts->save( 'wp_navigation', 'institute', array( 'post_title' => 'Institute', 'post_content' => $this->texts->of( 'navigation' ) ) );
		$footer = $this->posts->save( 'wp_template_part', 'footer', array( 'post_title' => 'Footer', 'post_content' => $this->texts->of( 'footer' ) ) );
		wp_set_object_terms( $footer, 'portico', 'wp_theme' );
		wp_set_object_terms( $footer, 'footer', 'wp_template_part_area' );
	}
}
