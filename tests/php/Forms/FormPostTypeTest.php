<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/** Permission to see and edit forms, which only users who can edit pages have. */
final class FormPostTypeTest extends TestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
	}

	/** @return iterable<string, array{string, int, int}> Role, status of the list and status of a change. */
	public static function roles(): iterable {
		yield 'guest' => array( '', 401, 401 );
		yield 'subscriber' => array( 'subscriber', 403, 403 );
		yield 'contributor' => array( 'contributor', 403, 403 );
		yield 'author' => array( 'author', 403, 403 );
		yield 'editor' => array( 'editor', 200, 200 );
		yield 'administrator' => array( 'administrator', 200, 200 );
	}

	#[DataProvider( 'roles' )]
	public function test_only_users_who_can_edit_pages_can_read_and_change_forms( string $role, int $read, int $write ): void {
		$this->signIn( $role );
		self::assertSame( $read, $this->call( 'GET', '/wp/v2/vestibule-forms' )->get_status() );
		self::assertSame( $read, $this->call( 'GET', "/wp/v2/vestibule-forms/{$this->form}" )->get_status() );
		self::assertSame( $write, $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'title' => 'Changed' ) )->get_status() );
		self::assertSame( 200 === $read, 200 === $this->call( 'GET', "/wp/v2/vestibule-forms/{$this->form}/revisions" )->get_status() );
	}

	public function test_the_id_of_a_form_cannot_be_changed_by_a_request(): void {
		$this->signIn( 'editor' );
		$settings = array( 'successMessage' => 'Thanks', 'afterSuccess' => 'reset_form', 'redirectUrl' => '', 'errorMessagePlacement' => 'inline', 'mailTo' => 'a@b.de', 'deleteAfterDays' => 0, 'unavailableMessage' => '' );
		$answer   = $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( 'vestibule_form_id' => 77, 'vestibule_form_settings' => $settings ), 'author' => 1, 'type' => 'post' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'vestibule_form', get_post_type( $this->form ) );
		self::assertSame( array( 'vestibule_form_settings' => $settings, 'vestibule_form_id' => 4 ), array_intersect_key( $this->meta( $answer ), array( 'vestibule_form_settings' => 0, 'vestibule_form_id' => 0 ) ) );
		$made = $this->call( 'POST', '/wp/v2/vestibule-forms', array( 'title' => 'New', 'status' => 'publish', 'meta' => array( 'vestibule_form_id' => 4 ) ) );
		self::assertSame( 5, $this->meta( $made )['vestibule_form_id'] );
	}

	public function test_settings_that_do_not_match_the_contract_are_rejected(): void {
		$this->signIn( 'editor' );
		foreach ( array( array( 'afterSuccess' => 'explode' ), array( 'webhook' => 'http://169.254.169.254/' ), array( 'mailTo' => array( 'a@b.de' ) ) ) as $settings ) {
			self::assertSame( 400, $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( 'vestibule_form_settings' => $settings ) ) )->get_status() );
		}
	}

	public function test_the_error_for_a_rejected_setting_contains_the_label_of_its_control(): void {
		$this->signIn( 'editor' );
		$answer = $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( 'vestibule_form_settings' => array( 'redirectUrl' => 'javascript:alert(1)' ), 'vestibule_form_notifications' => array( 'list' => array( array( 'id' => 'n-1', 'replyTo' => 'nobody' ) ) ) ) ) );
		$error  = $answer->as_error();
		self::assertNotNull( $error );
		self::assertStringContainsString( 'Redirect to: Enter a URL', $error->get_error_message() );
		self::assertStringContainsString( 'Notification 1, Reply to: ', $error->get_error_message() );
		$data = $error->get_error_data();
		self::assertIsArray( $data );
		self::assertSame( array( 'redirectUrl', 'vestibule_form_notifications.list.0.replyTo' ), array_keys( (array) ( $data['fields'] ?? array() ) ) );
	}

	public function test_a_form_cannot_be_published_if_a_calculation_has_no_formula(): void {
		$this->signIn( 'editor' );
		$empty  = '<!-- wp:vestibule/section --><!-- wp:vestibule/field-calculation {"label":"Price"} /--><!-- /wp:vestibule/section -->';
		$draft  = $this->call( 'POST', '/wp/v2/vestibule-forms', array( 'title' => 'New', 'status' => 'draft', 'content' => $empty ) );
		self::assertSame( 201, $draft->get_status() );
		$created = $draft->get_data();
		self::assertIsArray( $created );
		self::assertIsInt( $created['id'] );
		$id     = $created['id'];
		$answer = $this->call( 'POST', "/wp/v2/vestibule-forms/{$id}", array( 'status' => 'publish' ) );
		self::assertSame( array( 400, 'Nothing was saved. Fields: Write a formula for the calculation “Price”.' ), array( $answer->get_status(), $answer->as_error()?->get_error_message() ) );
		self::assertSame( 400, $this->call( 'POST', '/wp/v2/vestibule-forms', array( 'title' => 'New', 'status' => 'publish', 'content' => str_replace( '{"', '{"formula":"2 *","', $empty ) ) )->get_status() );
		$in_rows = '<!-- wp:vestibule/field-repeater --><!-- wp:vestibule/field-calculation /--><!-- /wp:vestibule/field-repeater -->';
		self::assertSame( 400, $this->call( 'POST', '/wp/v2/vestibule-forms', array( 'title' => 'New', 'status' => 'publish', 'content' => $in_rows ) )->get_status() );
		self::assertSame( 200, $this->call( 'POST', "/wp/v2/vestibule-forms/{$id}", array( 'status' => 'publish', 'content' => str_replace( '{"', '{"formula":"2 * 3","', $empty ) ) )->get_status() );
	}

	public function test_a_guest_cannot_find_a_form_by_search_or_id_or_in_an_archive_or_sitemap(): void {
		self::assertSame( array(), ( new WP_Query( array( 's' => 'Enquiry and appointment', 'post_type' => 'any' ) ) )->posts );
		self::assertSame( array(), $this->visit( "p={$this->form}" ) );
		self::assertSame( array(), $this->visit( "p={$this->form}&post_type=vestibule_form" ) );
		self::assertNotContains( 'vestibule_form', array_column( $this->visit( 'post_type=vestibule_form' ), 'post_type' ) );
		self::assertArrayNotHasKey( 'vestibule_form', ( new \WP_Sitemaps_Posts() )->get_object_subtypes() );
		self::assertStringNotContainsString( 'Enquiry and appointment', (string) wp_json_encode( $this->call( 'GET', '/wp/v2/search', array(), array( 'search' => 'Enquiry' ) )->get_data() ) );
		self::assertSame( 404, $this->call( 'GET', "/wp/v2/posts/{$this->form}" )->get_status() );
	}

	public function test_the_form_editor_allows_field_blocks_but_neither_html_nor_form_blocks(): void {
		$this->signIn( 'editor' );
		$allowed = get_allowed_block_types( new \WP_Block_Editor_Context( array( 'post' => get_post( $this->form ) ) ) );
		self::assertIsArray( $allowed );
		self::assertContains( 'vestibule/field-email', $allowed );
		self::assertNotContains( 'core/html', $allowed );
		self::assertNotContains( 'vestibule/form', $allowed );
	}

	/** @return array<mixed> Posts of a page view with this query. */
	private function visit( string $query ): array {
		$wp = new \WP();
		$wp->init();
		parse_str( $query, $_GET );
		$wp->parse_request();
		return ( new WP_Query() )->query( $wp->query_vars );
	}

	/**
	 * @param array<string, mixed> $body
	 * @param array<string, mixed> $query
	 */
	private function call( string $method, string $route, array $body = array(), array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		$request->set_body_params( $body );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/** @return array<string, mixed> Meta of the plugin. */
	private function meta( WP_REST_Response $answer ): array {
		$data = $answer->get_data();
		$meta = is_array( $data ) && is_array( $data['meta'] ?? null ) ? $data['meta'] : array();
		return array( 'vestibule_form_settings' => $meta['vestibule_form_settings'] ?? null, 'vestibule_form_id' => $meta['vestibule_form_id'] ?? null );
	}

	private function signIn( string $role ): void {
		$user = '' === $role ? 0 : wp_insert_user( array( 'user_login' => "user_{$role}", 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
	}
}
