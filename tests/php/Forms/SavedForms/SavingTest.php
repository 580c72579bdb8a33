<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\SavedForms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormSaving;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Setting\PostSettings;

/**
 * "Save and continue later": forms that offer it, and the data that the link in the email restores (docs/form-
 * data.md).
 */
final class SavingTest extends SavingTestCase {

	public function test_the_page_allows_drafts_in_the_browser_unless_the_setting_is_off(): void {
		self::assertStringContainsString( 'data-kept="vestibule-draft-' . $this->form->formId . '"', $this->printed() );
		update_post_meta( $this->form->postId, PostSettings::key( FormSaving::CONTRACT ), array( 'drafts' => false ) );
		self::assertStringNotContainsString( 'data-kept', $this->printed() );
	}

	public function test_visitors_can_save_a_form_only_if_the_setting_is_on(): void {
		self::assertStringContainsString( 'The link works for 14 days.', $this->printed() );
		self::assertMatchesRegularExpression( '~formaction="[^"]+action=vestibule_form_save"~', $this->printed() );
		self::assertStringNotContainsString( 'vestibule_later', do_blocks( '<!-- wp:vestibule/form {"ref":' . ( $this->site->forms->byFormId( 4 )->postId ?? 0 ) . '} /-->' ) );
		delete_post_meta( $this->form->postId, PostSettings::key( FormSaving::CONTRACT ) );
		$answer = $this->save();
		self::assertSame( 403, $answer->status );
		self::assertSame( array(), $this->rows() );
	}

	public function test_the_link_in_the_email_restores_all_answers_and_the_current_step(): void {
		$answer = $this->save( array( 'message' => "So\nfar", 'email' => 'no address', 'when' => '{"start":"2026-12-01T09:00:00Z","timezone":"UTC","hold":"x"}' ), 'Ana@Example.com' );
		self::assertSame( 200, $answer->status );
		self::assertSame( 'Saved. We have sent a link to Ana@Example.com.', ( (array) $answer->body['data'] )['message'] ?? '' );
		self::assertCount( 1, $this->mails );
		self::assertSame( array( 'Ana@Example.com' ), $this->mails[0]['to'] );
		$this->follow();
		$html = $this->printed();
		self::assertStringContainsString( 'Your answers were restored.', $html );
		self::assertStringContainsString( "So\nfar</textarea>", $html );
		self::assertStringContainsString( 'value="no address"', $html );
		self::assertMatchesRegularExpression( '~is-active[^>]*_step_2"~', $html );
		self::assertStringContainsString( 'name="vestibule_saved" value="' . $this->secret() . '"', $html );
		self::assertStringContainsString( '"when":"2026-12-01T09:00:00Z"', $html );
	}

	/** @return iterable<string, array{string}> */
	public static function brokenLinks(): iterable {
		yield 'a link with a changed letter' => array( 'changed' );
		yield 'a truncated link' => array( 'short' );
		yield 'an empty secret' => array( '' );
		yield 'markup instead of a secret' => array( '"><script>' );
	}

	#[DataProvider( 'brokenLinks' )]
	public function test_an_invalid_link_shows_a_message_and_restores_nothing( string $kind ): void {
		$this->save( array( 'message' => 'So far' ) );
		$secret                  = $this->secret();
		$_GET['vestibule_saved'] = match ( $kind ) {
			'changed' => ( 'a' === $secret[0] ? 'b' : 'a' ) . substr( $secret, 1 ),
			'short'   => substr( $secret, 0, -1 ),
			default   => $kind,
		};
		$html = $this->printed();
		self::assertStringContainsString( 'This link does not work. It may have expired', $html );
		self::assertStringNotContainsString( 'So far', $html );
		self::assertStringNotContainsString( '<script>"', $html );
	}

	public function test_saving_a_form_again_updates_the_saved_copy_unless_another_email_address_is_used(): void {
		$this->save();
		$secret = $this->secret();
		$this->save( array( 'message' => 'More', 'vestibule_saved' => $secret ) );
		self::assertCount( 1, $this->rows() );
		self::assertSame( $secret, $this->secret() );
		$this->save( array( 'vestibule_saved' => $secret ), 'other@example.com' );
		self::assertNotSame( $secret, $this->secret() );
		self::assertCount( 2, $this->rows() );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function forged(): iterable {
		yield 'no token' => array( array( '__vestibule_token' => '' ) );
		yield 'a token of another form' => array( array( '__vestibule_token' => '4' ) );
		yield 'a filled honeypot' => array( array( 'trap' => 'x' ) );
	}

	/** @param array<string, string> $changes */
	#[DataProvider( 'forged' )]
	public function test_a_request_with_an_invalid_token_or_a_filled_honeypot_saves_nothing( array $changes ): void {
		$changes = isset( $changes['trap'] ) ? array( "item_{$this->form->formId}__url" => 'x' ) : $changes;
		if ( '4' === ( $changes['__vestibule_token'] ?? '' ) ) {
			$changes['__vestibule_token'] = $this->site->tokens->issue( 4 );
		}
		self::assertSame( 403, $this->save( $changes )->status );
		self::assertSame( array(), array_merge( $this->rows(), $this->mails ) );
	}

	public function test_saving_a_form_without_scripts_returns_to_the_page_with_a_message_and_all_answers(): void {
		$answer = $this->post( array( 'vestibule_later' => 'ana@example.com', 'message' => 'So far', 'vestibule_step' => '2' ) );
		self::assertSame( 303, $answer->status );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		$html = $this->printed();
		self::assertStringContainsString( 'Saved. We have sent a link to ana@example.com.', $html );
		self::assertStringContainsString( 'So far</textarea>', $html );
		self::assertStringContainsString( 'name="vestibule_saved" value="' . $this->secret() . '"', $html );
	}

	public function test_without_scripts_an_invalid_email_address_shows_an_error_and_keeps_the_answers(): void {
		$answer = $this->post( array( 'vestibule_later' => 'no', 'message' => 'So far' ) );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		$html = $this->printed();
		self::assertMatchesRegularExpression( '~<details class="vestibule-later"[^>]* open="".*role="alert">This field must contain a valid email~s', $html );
		self::assertStringContainsString( 'So far</textarea>', $html );
	}

	/** @param array<string, mixed> $changes */
	private function post( array $changes ): Answer {
		$number = $this->form->formId;
		return $this->site->answer( $this->call(), $changes + array( 'form_id' => (string) $number, 'vestibule_key' => $this->site->keys->forForm( $number ), 'vestibule_instance' => $this->nextInstance(), 'vestibule_page' => home_url( '/contact/' ) ) );
	}
}
