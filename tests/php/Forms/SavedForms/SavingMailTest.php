<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\SavedForms;

use Vestibule\Tests\Forms\FormSite;

/** Email with the link to a saved form: recipient, limits and content (docs/form-data.md). */
final class SavingMailTest extends SavingTestCase {

	public function test_the_email_with_the_link_to_a_saved_form_contains_no_typed_text_and_has_a_one_line_subject(): void {
		update_option( 'blogname', "Site\r\nBcc: all@example.com &amp; more" );
		$this->save( array( 'message' => 'Buy <b>this</b> at https://evil.example', 'names' => array( 'first_name' => "Bcc: x@example.com\r\n", 'middle_name' => '', 'last_name' => '' ) ) );
		$mail = (string) wp_json_encode( $this->mails[0], JSON_UNESCAPED_SLASHES );
		self::assertStringNotContainsString( 'evil', $mail );
		self::assertStringNotContainsString( 'x@example.com', $mail );
		self::assertIsString( $this->mails[0]['subject'] );
		self::assertSame( 1, preg_match( '/^[^\r\n]+ & more$/D', $this->mails[0]['subject'] ) );
	}

	public function test_the_link_to_a_saved_form_is_sent_to_the_address_in_the_email_field_and_an_address_is_required(): void {
		self::assertSame( 200, $this->save( array( 'email' => ' ana@example.com ' ), '' )->status );
		self::assertSame( array( 'ana@example.com' ), $this->mails[0]['to'] );
		$answer = $this->save( array( 'email' => '' ), '' );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 'vestibule_later' => array( 'Enter the email address for the link' ) ), $answer->body['errors'] );
		self::assertSame( 422, $this->save( array(), "ana@example.com\r\nBcc: all@example.com" )->status );
		self::assertCount( 1, $this->mails );
	}

	public function test_an_email_address_gets_at_most_five_links_to_saved_forms_a_day(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->freeze();
		$statuses = array();
		for ( $n = 0; $n < 6; $n++ ) {
			$statuses[] = $this->save( array(), 0 === $n % 2 ? 'Ana@example.com' : 'ana@example.com', "203.0.113.{$n}" )->status;
		}
		self::assertSame( array( 200, 200, 200, 200, 200, 429 ), $statuses );
		self::assertCount( 5, $this->mails );
	}

	public function test_a_form_is_not_saved_if_the_email_cannot_be_sent(): void {
		add_filter( 'vestibule/pre_mail', '__return_false', 20 );
		self::assertSame( 503, $this->save()->status );
		self::assertSame( array(), $this->rows() );
	}

	public function test_the_link_to_a_saved_form_contains_the_url_of_a_real_page_and_no_query_chosen_by_the_visitor(): void {
		$page = get_permalink( (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ask us' ) ) );
		self::assertIsString( $page );
		$pages = array( add_query_arg( 'x', 'https%3A%2F%2Fevil.example', $page ) => $page, home_url( '/win-at-evil/' ) => home_url( '/' ) );
		foreach ( $pages as $from => $to ) {
			$this->save( array(), 'ana@example.com', FormSite::ADDRESS, $from );
			$message = $this->mails[ count( $this->mails ) - 1 ]['message'] ?? '';
			self::assertIsString( $message );
			self::assertStringContainsString( add_query_arg( 'vestibule_saved', $this->secret(), $to ) . '#', $message );
			self::assertStringNotContainsString( 'evil', $message );
		}
	}

	public function test_the_link_to_a_saved_form_contains_the_new_secret_and_no_older_secret_from_the_page_url(): void {
		$this->save( array(), 'ana@example.com', FormSite::ADDRESS, home_url( '/contact/?vestibule_saved=' . str_repeat( 'a', 32 ) . '&a=1' ) );
		self::assertIsString( $this->mails[0]['message'] );
		self::assertStringContainsString( '/?vestibule_saved=' . $this->secret(), $this->mails[0]['message'] );
		self::assertStringNotContainsString( str_repeat( 'a', 32 ), $this->mails[0]['message'] );
	}
}
