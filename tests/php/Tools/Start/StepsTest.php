<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Start;

use Vestibule\Contract\FormSettings;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Start\Steps;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Data of the screen "Get started", and its requests. */
final class StepsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** @param array<string, mixed> $data */
	private function post( string $what, array $data ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/vestibule/v1/start/{$what}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $data ) );
		return rest_do_request( $request );
	}

	/** @return array<array-key, mixed> */
	private function step( string $name ): array {
		$step = ( new Steps() )->all()[ $name ] ?? null;
		self::assertIsArray( $step );
		return $step;
	}

	/** @return array<array-key, mixed> Errors by control. */
	private function refusals( WP_REST_Response $answer ): array {
		self::assertSame( 400, $answer->get_status() );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['data'] );
		self::assertIsArray( $data['data']['fields'] );
		return $data['data']['fields'];
	}

	private function editor( WP_REST_Response $answer ): string {
		$data = $answer->get_data();
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $data ) );
		self::assertIsArray( $data );
		self::assertIsString( $data['editUrl'] );
		return $data['editUrl'];
	}

	private function form(): WP_Post {
		$form = get_posts( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish' ) )[0] ?? null;
		self::assertInstanceOf( WP_Post::class, $form );
		return $form;
	}

	public function test_on_a_new_site_no_get_started_step_is_done_and_the_data_matches_the_contract(): void {
		$all    = ( new Steps() )->all();
		$schema = Contracts::schema();
		self::assertSame( array(), $schema->faults( 'start', json_decode( (string) wp_json_encode( $all ), true ) ) );
		foreach ( array( 'form', 'hours', 'mail', 'cookies', 'demo' ) as $name ) {
			self::assertFalse( $this->step( $name )['isDone'], $name );
		}
		self::assertTrue( ( new Steps() )->areUntouched() );
		self::assertSame( get_option( 'admin_email' ), $this->step( 'mail' )['mailTo'] );
		self::assertSame( array( array( 'id' => $this->form()->ID, 'title' => 'Enquiry and appointment' ) ), $this->step( 'form' )['forms'] );
	}

	public function test_a_new_form_is_created_from_the_chosen_template_or_the_contact_template(): void {
		$this->post( 'page', array() );
		$this->post( 'page', array( 'template' => 'newsletter' ) );
		$forms  = get_posts( array( 'post_type' => 'vestibule_form', 'numberposts' => 2, 'orderby' => 'ID' ) );
		$titles = array_map( static fn ( WP_Post $form ): string => $form->post_title, $forms );
		self::assertSame( array( 'Newsletter', 'Contact' ), $titles );
		self::assertStringContainsString( '"name":"description"', $forms[1]->post_content );
		$opt_in = get_post_meta( $forms[0]->ID, 'vestibule_form_opt_in', true );
		self::assertIsArray( $opt_in );
		self::assertSame( array( 'entry', 'email' ), array( $opt_in['confirm'], $opt_in['email'] ) );
		self::assertArrayHasKey( 'template', $this->refusals( $this->post( 'page', array( 'template' => 'none' ) ) ) );
	}

	public function test_a_new_page_is_created_as_a_draft_that_contains_the_form(): void {
		$editor = $this->editor( $this->post( 'page', array( 'page' => 0, 'form' => $this->form()->ID ) ) );
		self::assertSame( 1, preg_match( '/post=(\d+)&action=edit$/', $editor, $found ) );
		$page = get_post( (int) ( $found[1] ?? 0 ) );
		self::assertInstanceOf( WP_Post::class, $page );
		self::assertSame( array( 'page', 'draft' ), array( $page->post_type, $page->post_status ) );
		self::assertSame( '<!-- wp:vestibule/form {"ref":' . $this->form()->ID . '} /-->', $page->post_content );
		self::assertSame( array( true, 'Contact', $editor ), array( $this->step( 'form' )['isDone'], $this->step( 'form' )['title'], $this->step( 'form' )['editUrl'] ) );
	}

	public function test_an_existing_page_is_not_changed_but_its_editor_offers_to_insert_the_form(): void {
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_status' => 'publish', 'post_content' => 'Us.' ) );
		self::assertStringEndsWith( "post={$page}&action=edit&vestibule_form={$this->form()->ID}", $this->editor( $this->post( 'page', array( 'page' => $page, 'form' => $this->form()->ID ) ) ) );
		self::assertSame( 'Us.', get_post_field( 'post_content', $page ) );
		self::assertFalse( $this->step( 'form' )['isDone'] );
	}

	public function test_a_new_form_has_the_standard_fields_and_a_form_id(): void {
		$this->post( 'page', array() );
		$forms = $this->step( 'form' )['forms'];
		self::assertIsArray( $forms );
		self::assertCount( 2, $forms );
		self::assertIsArray( $forms[1] );
		self::assertIsInt( $forms[1]['id'] );
		self::assertStringContainsString( 'wp:vestibule/field-email', (string) get_post_field( 'post_content', $forms[1]['id'] ) );
		self::assertEquals( 5, get_post_meta( $forms[1]['id'], 'vestibule_form_id', true ) );
	}

	public function test_an_invalid_page_or_form_is_rejected_with_an_error_at_its_control_and_creates_nothing(): void {
		$count = wp_count_posts( 'page' );
		$trash = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'trash', 'post_title' => 'Gone' ) );
		$plain = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Plain' ) );
		self::assertSame( array( 'page' ), array_keys( $this->refusals( $this->post( 'page', array( 'page' => -1 ) ) ) ) );
		self::assertSame( array( 'form' ), array_keys( $this->refusals( $this->post( 'page', array( 'form' => 'four' ) ) ) ) );
		self::assertSame( array( 'page' => 'Page not found. Choose another one.' ), $this->refusals( $this->post( 'page', array( 'page' => 999_999 ) ) ) );
		self::assertSame( array( 'page' => 'Page not found. Choose another one.' ), $this->refusals( $this->post( 'page', array( 'page' => $trash ) ) ) );
		self::assertSame( array( 'form' => 'Form not found. Choose another one.' ), $this->refusals( $this->post( 'page', array( 'form' => $plain ) ) ) );
		add_filter( 'use_block_editor_for_post', '__return_false' );
		self::assertSame( array( 'page' => 'This page is not edited with blocks. Choose another one, or create a new page.' ), $this->refusals( $this->post( 'page', array( 'page' => $plain ) ) ) );
		self::assertSame( (int) $count->draft, (int) wp_count_posts( 'page' )->draft );
	}

	public function test_the_email_address_is_saved_in_all_forms_without_a_recipient(): void {
		$other = (int) wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Other' ) );
		$named = (int) wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Named', 'meta_input' => array( 'vestibule_form_settings' => array( 'mailTo' => 'boss@example.org', 'deleteAfterDays' => 30 ) ) ) );
		update_post_meta( $this->oldest(), 'vestibule_form_settings', wp_slash( array( 'successMessage' => 'Thanks \\o/' ) ) );
		$answer = $this->post( 'mail', array( 'mailTo' => 'ada@example.org, office@example.org' ) );
		self::assertSame( 200, $answer->get_status() );
		foreach ( array( $this->oldest(), $other ) as $form ) {
			self::assertSame( 'ada@example.org, office@example.org', PostSettings::of( $form, FormSettings::class )->mailTo );
		}
		self::assertSame( 'Thanks \\o/', PostSettings::of( $this->oldest(), FormSettings::class )->successMessage );
		self::assertSame( array( 'boss@example.org', 30 ), array( PostSettings::of( $named, FormSettings::class )->mailTo, PostSettings::of( $named, FormSettings::class )->deleteAfterDays ) );
		self::assertTrue( $this->step( 'mail' )['isDone'] );
	}

	private function oldest(): int {
		$forms = $this->step( 'form' )['forms'];
		self::assertIsArray( $forms );
		self::assertIsArray( $forms[0] );
		self::assertIsInt( $forms[0]['id'] );
		return $forms[0]['id'];
	}

	public function test_an_invalid_email_address_is_rejected_with_a_message(): void {
		self::assertSame( array( 'mailTo' => '“office” is not an email address.' ), $this->refusals( $this->post( 'mail', array( 'mailTo' => 'ada@example.org, office' ) ) ) );
		self::assertSame( array( 'mailTo' => 'Enter at least one email address.' ), $this->refusals( $this->post( 'mail', array( 'mailTo' => ' ' ) ) ) );
		self::assertFalse( $this->step( 'mail' )['isDone'] );
		wp_delete_post( $this->form()->ID, true );
		self::assertSame( 409, $this->post( 'mail', array( 'mailTo' => 'ada@example.org' ) )->get_status() );
	}

	public function test_the_steps_for_hours_and_cookies_are_marked_as_done_after_their_settings_are_saved(): void {
		$hours = $this->step( 'hours' );
		self::assertIsInt( $hours['id'] );
		$this->travel( $hours['id'] );
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-events/{$hours['id']}" );
		$request->set_body_params( array( 'meta' => array( 'vestibule_event' => $hours['settings'] ) ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertTrue( $this->step( 'hours' )['isDone'] );

		do_action( 'rest_api_init' );
		$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( array( 'vestibule_consent' => array( 'isShown' => false ) ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( array( true, false ), array( $this->step( 'cookies' )['isDone'], $this->step( 'cookies' )['isShown'] ) );
	}

	/** Makes the post look as if it had been created yesterday. */
	private function travel( int $post ): void {
		global $wpdb;
		$day = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => $day, 'post_modified_gmt' => $day ), array( 'ID' => $post ) );
		clean_post_cache( $post );
	}

	public function test_without_an_appointment_type_the_hours_step_links_to_a_new_one(): void {
		$hours = $this->step( 'hours' );
		self::assertIsInt( $hours['id'] );
		wp_delete_post( $hours['id'], true );
		self::assertSame( array( 0, false ), array( $this->step( 'hours' )['id'], $this->step( 'hours' )['isDone'] ) );
		self::assertIsString( $this->step( 'hours' )['editUrl'] );
		self::assertStringContainsString( 'post-new.php?post_type=vestibule_event', $this->step( 'hours' )['editUrl'] );
	}
}
