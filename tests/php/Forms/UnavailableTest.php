<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Forms\FormPostType;
use Vestibule\Tests\TestCase;

/** Message on the page in place of a form that is missing, for visitors and for editors. */
final class UnavailableTest extends TestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
		wp_set_current_user( 0 );
		// All tests of a run are one page for the plugin, and another test may have loaded chat accounts.
		add_filter( 'render_block_vestibule/chat-button', '__return_empty_string' );
	}

	public function test_a_visitor_sees_a_general_message_if_the_form_is_a_draft_or_was_trashed_or_deleted(): void {
		$gone = array(
			fn () => wp_update_post( array( 'ID' => $this->form, 'post_status' => 'draft' ) ),
			fn () => wp_trash_post( $this->form ),
			fn () => wp_delete_post( $this->form, true ),
		);
		foreach ( $gone as $go ) {
			$go();
			$html = $this->printed();
			self::assertStringContainsString( 'This form is not available at the moment.', $html );
			self::assertStringContainsString( home_url( '/' ), $html );
			self::assertStringNotContainsString( 'Only editors see this note', $html );
			self::assertStringNotContainsString( 'Enquiry and appointment', $html );
			self::assertStringNotContainsString( '@', html_entity_decode( $html ) );
		}
	}

	public function test_the_message_for_a_missing_form_offers_the_chat_if_the_site_has_a_chat(): void {
		wp_trash_post( $this->form );
		add_filter( 'render_block_vestibule/chat-button', static fn (): string => '<a class="chat" href="https://api.whatsapp.com/">Ada</a>' );
		$html = $this->printed();
		self::assertStringContainsString( 'Chat with us instead.', $html );
		self::assertStringContainsString( '<a class="chat"', $html );
	}

	public function test_the_message_for_a_missing_form_offers_the_email_address_from_its_settings(): void {
		update_post_meta( $this->form, FormPostType::SETTINGS, array( 'mailTo' => 'office@example.org, other@example.org' ) );
		wp_trash_post( $this->form );
		$html = $this->printed();
		self::assertStringContainsString( 'mailto:office@example.org', html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'office@example.org', $html );
		self::assertStringNotContainsString( 'other@', html_entity_decode( $html ) );
	}

	public function test_a_custom_message_replaces_the_contact_email_address_shown_for_a_missing_form(): void {
		update_post_meta( $this->form, FormPostType::SETTINGS, array( 'mailTo' => 'office@example.org', 'unavailableMessage' => 'Call <a href="tel:123">123</a><script>alert(1)</script>' ) );
		wp_trash_post( $this->form );
		$html = $this->printed();
		self::assertStringContainsString( '<p>Call <a href="tel:123">123</a>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'mailto', $html );
	}

	public function test_an_editor_sees_why_a_form_is_missing_and_how_to_restore_it(): void {
		wp_set_current_user( 1 );
		wp_trash_post( $this->form );
		self::assertStringContainsString( 'is in the Trash.', $this->printed() );
		self::assertStringContainsString( 'action=untrash', $this->printed() );
		wp_untrash_post( $this->form );
		wp_update_post( array( 'ID' => $this->form, 'post_status' => 'draft' ) );
		self::assertStringContainsString( 'is not published.', $this->printed() );
		wp_delete_post( $this->form, true );
		self::assertStringContainsString( 'has been deleted.', $this->printed() );
	}

	public function test_a_form_block_without_a_selected_form_prints_nothing(): void {
		self::assertSame( '', do_blocks( '<!-- wp:vestibule/form /-->' ) );
	}

	public function test_a_submit_button_is_added_to_a_form_without_one(): void {
		wp_update_post( array( 'ID' => $this->form, 'post_content' => '<!-- wp:vestibule/field-email {"name":"email"} /-->' ) );
		self::assertSame( 1, $this->buttons() );
		wp_update_post( array( 'ID' => $this->form, 'post_content' => '<!-- wp:vestibule/field-email {"name":"email"} /--><!-- wp:group --><div class="wp-block-group"><!-- wp:vestibule/submit {"label":"Go"} /--></div><!-- /wp:group -->' ) );
		self::assertSame( 1, $this->buttons() );
	}

	/**
	 * Returns the number of chat buttons. The result can change between two calls.
	 *
	 * @phpstan-impure What is stored changes between two calls.
	 */
	private function buttons(): int {
		return substr_count( $this->printed(), 'type="submit"' );
	}

	private function printed(): string {
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->" );
	}
}
