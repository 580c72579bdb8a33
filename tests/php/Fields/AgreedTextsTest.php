<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** An entry holds the text that a visitor agreed to: the one that stood on their page. */
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
		yield 'nothing' => array( '' );
		yield 'no signature' => array( 'I agree to nothing' );
		yield 'a signature of something else' => array( str_repeat( 'a', 32 ) . '.I agree to nothing' );
	}

	#[DataProvider( 'forged' )]
	public function test_a_text_that_no_page_posted_is_that_of_the_form( string $posted ): void {
		$this->site->post( array( 'gdpr-agreement:text' => $posted ) );
		self::assertSame( array( 'on', self::NOW ), $this->stored()['gdpr-agreement'] );
	}

	public function test_the_text_of_an_older_page_is_stored_as_it_stood_there(): void {
		$printed = $this->printed();
		$form    = $this->site->forms->byFormId( 4 )->postId ?? 0;
		wp_update_post( array( 'ID' => $form, 'post_content' => wp_slash( str_replace( 'are stored and used', 'are sold', (string) get_post_field( 'post_content', $form ) ) ) ) );
		self::assertNotSame( $printed, $this->printed() );
		$this->site->post( array( 'gdpr-agreement:text' => $printed ) );
		self::assertSame( array( 'on', self::NOW ), $this->stored()['gdpr-agreement'] );
	}

	public function test_the_text_of_one_field_does_not_pass_for_that_of_another(): void {
		$this->site->post( array( 'terms-n-condition' => 'on', 'terms-n-condition:text' => $this->printed() ) );
		self::assertSame( array( 'on', 'Send me the newsletter. I can unsubscribe at any time.' ), $this->stored()['terms-n-condition'] );
	}

	public function test_what_was_not_ticked_is_not_stored(): void {
		$this->site->post( array( 'terms-n-condition' => '' ) );
		self::assertArrayNotHasKey( 'terms-n-condition', $this->stored() );
	}

	public function test_another_text_is_another_version_and_a_link_says_where_it_leads(): void {
		self::assertNotSame( AgreedTexts::version( 'a' ), AgreedTexts::version( 'b' ) );
		self::assertSame( 'I accept the terms (https://example.org/t?a=1&b=2) & more.', AgreedTexts::plain( "I accept<br>the <a target=\"_blank\" href=\"https://example.org/t?a=1&amp;b=2\"><strong>terms</strong></a> &amp;\n more." ) );
	}

	/** What the page posts for the agreement of form 4. */
	private function printed(): string {
		$form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		// Saved once more, because the plugin may have read it for another test.
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
