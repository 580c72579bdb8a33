<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Consent texts stored with an entry, exactly as the visitor's page showed them. */
final class AgreedTextsTest extends TestCase {

	private const NOW = 'I agree that my details are stored and used to answer this enquiry.';

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
	}

	/** @return iterable<string, array{string}> */
	public static function forged(): iterable {
		yield 'an empty text' => array( '' );
		yield 'a text without a signature' => array( 'I agree to nothing' );
		yield 'a text with another signature' => array( str_repeat( 'a', 32 ) . '.I agree to nothing' );
	}

	#[DataProvider( 'forged' )]
	public function test_a_consent_text_without_a_valid_signature_is_replaced_by_the_current_text( string $posted ): void {
		$this->site->post( array( 'gdpr-agreement:text' => $posted ) );
		self::assertSame( array( 'on', self::NOW ), $this->stored()['gdpr-agreement'] );
	}

	public function test_the_consent_text_on_an_outdated_page_is_stored_as_it_was_shown(): void {
		$printed = $this->printed();
		$form    = $this->site->forms->byFormId( 4 )->postId ?? 0;
		wp_update_post( array( 'ID' => $form, 'post_content' => wp_slash( str_replace( 'are stored and used', 'are sold', (string) get_post_field( 'post_content', $form ) ) ) ) );
		self::assertNotSame( $printed, $this->printed() );
		$this->site->post( array( 'gdpr-agreement:text' => $printed ) );
		self::assertSame( array( 'on', self::NOW ), $this->stored()['gdpr-agreement'] );
	}

	public function test_the_signed_text_of_one_field_is_not_accepted_for_another_field(): void {
		$this->site->post( array( 'terms-n-condition' => 'on', 'terms-n-condition:text' => $this->printed() ) );
		self::assertSame( array( 'on', 'Send me the newsletter. I can unsubscribe at any time.' ), $this->stored()['terms-n-condition'] );
	}

	public function test_an_unchecked_consent_field_is_not_stored(): void {
		$this->site->post( array( 'terms-n-condition' => '' ) );
		self::assertArrayNotHasKey( 'terms-n-condition', $this->stored() );
	}

	public function test_the_version_of_a_consent_text_changes_with_the_text_and_links_are_stored_with_their_url(): void {
		self::assertNotSame( AgreedTexts::version( 'a' ), AgreedTexts::version( 'b' ) );
		self::assertSame( 'I accept the terms (https://example.org/t?a=1&b=2) & more.', AgreedTexts::plain( "I accept<br>the <a target=\"_blank\" href=\"https://example.org/t?a=1&amp;b=2\"><strong>terms</strong></a> &amp;\n more." ) );
	}

	/** Consent text that the page posts for form 4. */
	private function printed(): string {
		$form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		// Saved again, because the plugin may have cached the form in another test.
		wp_update_post( array( 'ID' => $form ) );
		$html = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
		self::assertSame( 1, preg_match( '/name="gdpr-agreement:text" value="([^"]*)"/', $html, $found ) );
		return html_entity_decode( $found[1] ?? '', ENT_QUOTES );
	}

	/** @return array<string, mixed> */
	private function stored(): array {
		global $wpdb;
		$data = json_decode( (string) $wpdb->get_var( "SELECT data FROM {$wpdb->prefix}vestibule_submissions ORDER BY id DESC LIMIT 1" ), true );
		return is_array( $data ) ? $data : array();
	}
}
