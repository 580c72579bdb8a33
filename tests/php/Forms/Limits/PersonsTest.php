<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Limits per person, forms for certain users, and answers that may be used only once. */
final class PersonsTest extends LimitsTestCase {

	public function test_each_email_address_can_submit_a_form_once_regardless_of_letter_case(): void {
		$this->form( array( 'onePer' => 'email' ) );
		$entry  = $this->sent( array( 'email' => 'ana@example.com' ) );
		$answer = $this->send( array( 'email' => 'ANA@example.com' ) );
		self::assertSame( array( 409, array( 'email' => array( 'This form has already been sent with this email address.' ) ) ), array( $answer->status, $answer->body['errors'] ) );
		$this->sent( array( 'email' => 'lea@example.com' ) );
		$this->change( array( $entry ), 'trash' );
		$again = $this->sent( array( 'email' => 'ana@example.com' ) );
		self::assertSame( array( $entry => 'full' ), $this->change( array( $entry ), 'restore' ) );
		self::assertGreaterThan( $entry, $again );
		$this->assertCounted();
	}

	public function test_an_internationalized_email_domain_counts_as_the_same_person_in_both_spellings(): void {
		$this->form( array( 'onePer' => 'email' ) );
		$this->sent( array( 'email' => 'info@müller.example' ) );
		self::assertSame( 409, $this->send( array( 'email' => 'Info@xn--mller-kva.example' ) )->status );
	}

	public function test_entries_without_an_email_address_are_not_limited_per_person(): void {
		$this->form( array( 'onePer' => 'email' ) );
		$this->sent();
		$this->sent();
	}

	public function test_a_form_limited_per_account_accepts_one_entry_per_user_and_rejects_guests(): void {
		$this->form( array( 'onePer' => 'account' ) );
		$user = (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0];
		self::assertSame( array( 'form' => array( 'This form is only for logged-in users.' ) ), $this->errors( $this->send() ) );
		self::assertSame( 200, $this->send( array(), $user )->status );
		$answer = $this->send( array(), $user );
		self::assertSame( array( 409, array( 'form' => array( 'You have already sent this form.' ) ) ), array( $answer->status, $answer->body['errors'] ) );
	}

	public function test_letter_case_and_spaces_are_ignored_when_answers_identify_a_person(): void {
		$this->form( array( 'onePer' => 'field', 'onePerField' => 'code' ) );
		$this->sent( array( 'code' => 'Straße 7' ) );
		self::assertSame( array( 'code' => array( 'This form has already been sent with this answer.' ) ), $this->errors( $this->send( array( 'code' => 'straße 7 ' ) ) ) );
		$this->sent( array( 'code' => 'Straße 8' ) );
	}

	public function test_a_form_can_be_limited_to_logged_in_users_or_to_roles(): void {
		$this->form( array( 'who' => 'users' ) );
		$editor = wp_insert_user( array( 'user_login' => 'limits-editor', 'user_pass' => 'x', 'role' => 'editor' ) );
		self::assertIsInt( $editor );
		self::assertSame( 403, $this->send()->status );
		self::assertSame( 200, $this->send( array(), $editor )->status );
		$this->limit( array( 'who' => 'roles', 'roles' => array( 'author' ) ) );
		$answer = $this->send( array(), $editor );
		self::assertSame( array( 403, array( 'form' => array( 'This form is only for certain users of this site.' ) ) ), array( $answer->status, $answer->body['errors'] ) );
		self::assertSame( 'refused', $this->state()['state'] );
		$this->limit( array( 'who' => 'roles', 'roles' => array( 'author', 'editor' ) ) );
		self::assertSame( array( 200, 'open' ), array( $this->send( array(), $editor )->status, $this->state()['state'] ) );
		wp_set_current_user( 0 );
		self::assertStringContainsString( 'data-sign-in', (string) wp_json_encode( $this->state()['html'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string, string}> */
	public static function visitorsWithoutForm(): iterable {
		$authors = array( 'who' => 'roles', 'roles' => array( 'author' ) );
		$closed  = array( 'who' => 'users', 'closesAt' => '2020-01-01T00:00' );
		$text    = 'This form is only for logged-in users.';
		yield 'guest, form for users' => array( array( 'who' => 'users' ), '', $text );
		yield 'guest, form for a role' => array( $authors, '', $text );
		yield 'guest, one entry per account' => array( array( 'onePer' => 'account' ), '', $text );
		yield 'user of another role' => array( $authors, 'subscriber', 'This form is only for certain users of this site.' );
		yield 'guest, closed form for users' => array( $closed, '', 'This form has been closed since' );
	}

	/** @param array<string, mixed> $limits */
	#[DataProvider( 'visitorsWithoutForm' )]
	public function test_a_visitor_who_may_not_use_a_form_does_not_receive_its_fields(
		array $limits,
		string $role,
		string $text
	): void {
		$section = '<!-- wp:vestibule/section {"title":"Health","text":"Confidential"} /-->';
		$this->form( $limits, self::CONTENT . $section );
		wp_set_current_user( '' === $role ? 0 : $this->user( $role ) );
		$html = $this->printed();
		self::assertStringContainsString( $text, $html );
		self::assertSame( '' === $role && ! isset( $limits['closesAt'] ), str_contains( $html, 'data-sign-in' ) );
		$questions = '/Email|Code|Health|Confidential|<form|<input|data-part="props"|data-island=/';
		self::assertDoesNotMatchRegularExpression( $questions, $html );
	}

	public function test_users_with_an_allowed_role_and_editors_get_the_fields_of_a_form(): void {
		$this->form( array( 'who' => 'roles', 'roles' => array( 'subscriber' ) ) );
		foreach ( array( 'subscriber', 'editor' ) as $role ) {
			wp_set_current_user( $this->user( $role ) );
			self::assertMatchesRegularExpression( '/data-island="form".*<form.*Code.*data-part="props"/s', $this->printed() );
		}
	}

	#[Group( 'mariadb' )]
	public function test_a_page_with_a_form_for_logged_in_users_must_not_be_cached_publicly(): void {
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
		$this->form( array( 'who' => 'users' ) );
		$content = "<!-- wp:vestibule/form {\"ref\":{$this->post}} /-->";
		$page    = wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content )
		);
		$session = wp_generate_auth_cookie( $this->user( 'subscriber' ), time() + HOUR_IN_SECONDS, 'logged_in' );
		$url     = home_url( "/?page_id={$page}" );
		$get     = static fn ( array $cookies ): array => (array) wp_remote_get( $url, compact( 'cookies' ) + array( 'timeout' => 30 ) );
		$control = static fn ( array $page ): string => implode( (array) wp_remote_retrieve_header( $page, 'cache-control' ) );
		$user    = $get( array( (string) constant( 'LOGGED_IN_COOKIE' ) => $session ) );
		self::assertStringContainsString( '<form', (string) wp_remote_retrieve_body( $user ) );
		self::assertStringContainsString( 'private', $control( $user ) );
		$guest = $get( array() );
		self::assertStringNotContainsString( 'data-part="props"', (string) wp_remote_retrieve_body( $guest ) );
		self::assertStringContainsString( 'redirect_to=', (string) wp_remote_retrieve_body( $guest ) );
		self::assertStringNotContainsString( 'private', $control( $guest ) );
	}

	private function user( string $role ): int {
		$id = wp_insert_user( array( 'user_login' => "limits-{$role}", 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	public function test_repeating_a_unique_answer_is_rejected_with_an_error_at_its_field(): void {
		$this->form( array(), '<!-- wp:vestibule/field-text {"name":"code","label":"Code","unique":true} /-->' );
		$entry  = $this->sent( array( 'code' => 'A 7' ) );
		$answer = $this->send( array( 'code' => 'a 7' ) );
		self::assertSame( array( 409, array( 'code' => array( 'Someone has already given this answer. Each answer can only be given once.' ) ) ), array( $answer->status, $answer->body['errors'] ) );
		$this->sent( array( 'code' => '' ) );
		$this->sent( array( 'code' => '' ) );
		$this->change( array( $entry ), 'spam' );
		$this->sent( array( 'code' => 'A 7' ) );
		$this->assertCounted();
	}

	public function test_a_guest_does_not_receive_the_options_of_a_form_for_logged_in_users(): void {
		$radio = '<!-- wp:vestibule/field-radio {"name":"day","label":"Day","options":[{"value":"mon","label":"Monday","places":2}]} /-->';
		$this->form( array(), self::CONTENT . $radio );
		self::assertStringContainsString( 'mon', (string) wp_json_encode( $this->state()['options'] ) );
		$this->limit( array( 'who' => 'users' ) );
		$state = $this->state();
		self::assertSame( array( 'refused', '{}' ), array( $state['state'], wp_json_encode( $state['options'] ) ) );
	}

	public function test_the_limits_tables_contain_no_email_addresses(): void {
		$this->form( array( 'onePer' => 'email' ) );
		$this->sent( array( 'email' => 'ana@example.com' ) );
		self::assertStringNotContainsString( 'ana', (string) wp_json_encode( array( $this->site->rows( '{entry_seats}' ), $this->site->rows( '{booking_resources}' ) ) ) );
	}
}
