<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;
use WP_Query;

/** Enumeration by guests: forms, appointment types, entries and their authors (security row 25). */
final class EnumerationTest extends EntriesTestCase {

	private int $form;
	private int $event;
	private int $author;

	protected function setUp(): void {
		parent::setUp();
		$site         = new FormSite();
		$this->form   = $site->forms->byFormId( 4 )->postId ?? 0;
		$this->event  = $site->event();
		$this->author = $this->signIn( 'editor' );
		foreach ( array( $this->form, $this->event ) as $post ) {
			wp_update_post( array( 'ID' => $post, 'post_author' => $this->author, 'post_title' => 'Hidden thing', 'post_name' => 'hidden-thing' ) );
		}
		wp_set_current_user( 0 );
	}

	public function test_the_url_parameters_of_a_page_cannot_be_used_to_find_a_form_or_an_appointment_type(): void {
		foreach ( array( 'form', 'event' ) as $type ) {
			$id = $this->$type;
			foreach ( array( "p={$id}", "page_id={$id}", "p={$id}&post_type=vestibule_{$type}", "post_type=vestibule_{$type}", "vestibule_{$type}=hidden-thing", 'name=hidden-thing', 's=hidden', "s=hidden&post_type[]=vestibule_{$type}", "feed=rss2&post_type=vestibule_{$type}", "author={$this->author}", "p={$id}&preview=true", "attachment_id={$id}" ) as $query ) {
				self::assertNotContains( 'Hidden thing', array_column( $this->visit( $query ), 'post_title' ), $query );
			}
		}
	}

	public function test_no_rest_route_lists_a_form_or_an_appointment_type_for_guests(): void {
		rest_get_server();
		$calls = array(
			'/wp/v2/search'                             => array( 'search' => 'Hidden' ),
			"/wp/v2/posts/{$this->form}"                => array(),
			"/wp/v2/pages/{$this->event}"               => array(),
			'/wp/v2/vestibule-forms'                    => array( 'search' => 'Hidden' ),
			"/wp/v2/vestibule-forms/{$this->form}"      => array( '_embed' => '1' ),
			'/wp/v2/vestibule_event'                    => array(),
			'/wp/v2/vestibule-events'                   => array( 'search' => 'Hidden' ),
			"/wp/v2/vestibule-events/{$this->event}"    => array( '_embed' => '1' ),
			"/wp/v2/posts/{$this->event}"               => array(),
			'/oembed/1.0/embed'                         => array( 'url' => home_url( "/?p={$this->form}" ) ),
			'/wp/v2/types/vestibule_form'               => array( 'context' => 'edit' ),
			'/wp/v2/block-renderer/vestibule/form'      => array( 'context' => 'edit', 'attributes' => array( 'ref' => $this->form ) ),
			'/vestibule/v1/entries'                     => array(),
		);
		foreach ( $calls as $route => $query ) {
			self::assertStringNotContainsString( 'Hidden thing', (string) wp_json_encode( $this->call( 'GET', $route, $query )->get_data() ), $route );
		}
	}

	public function test_only_editors_see_appointment_types_in_the_list_of_post_types(): void {
		rest_get_server();
		foreach ( array( '' => 401, 'author' => 403 ) as $role => $status ) {
			$this->signIn( $role );
			self::assertArrayNotHasKey( 'vestibule_event', (array) $this->call( 'GET', '/wp/v2/types' )->get_data() );
			self::assertSame( $status, $this->call( 'GET', '/wp/v2/types/vestibule_event' )->get_status() );
		}
		$this->signIn( 'editor' );
		self::assertArrayHasKey( 'vestibule_event', (array) $this->call( 'GET', '/wp/v2/types' )->get_data() );
		self::assertSame( 200, $this->call( 'GET', '/wp/v2/types/vestibule_event' )->get_status() );
	}

	public function test_sitemaps_contain_neither_forms_nor_appointment_types_nor_their_authors(): void {
		foreach ( ( new \WP_Sitemaps_Posts() )->get_object_subtypes() as $type ) {
			self::assertNotContains( $type->name, array( 'vestibule_form', 'vestibule_event' ) );
		}
		$listed = array_column( ( new \WP_Sitemaps_Users() )->get_url_list( 1 ), 'loc' );
		self::assertNotContains( get_author_posts_url( $this->author ), $listed );
	}

	public function test_the_author_of_a_form_is_not_listed_as_a_user_without_a_public_post(): void {
		$name = get_userdata( $this->author )->display_name ?? '';
		self::assertNotSame( '', $name );
		self::assertStringNotContainsString( $name, (string) wp_json_encode( $this->call( 'GET', '/wp/v2/users' )->get_data() ) );
		self::assertStringNotContainsString( $name, (string) wp_json_encode( $this->call( 'GET', '/wp/v2/users', array( 'has_published_posts' => array( 'vestibule_form', 'vestibule_event' ) ) )->get_data() ) );
		self::assertSame( 401, $this->call( 'GET', "/wp/v2/users/{$this->author}" )->get_status() );

		wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish', 'post_author' => $this->author ) );
		self::assertSame( 200, $this->call( 'GET', "/wp/v2/users/{$this->author}" )->get_status() );
		self::assertStringContainsString( $name, (string) wp_json_encode( $this->call( 'GET', '/wp/v2/users' )->get_data() ) );
	}

	/** @return array<mixed> Posts of a page view with this query. */
	private function visit( string $query ): array {
		$wp = new \WP();
		$wp->init();
		parse_str( $query, $_GET );
		$wp->parse_request();
		return ( new WP_Query() )->query( $wp->query_vars );
	}
}
