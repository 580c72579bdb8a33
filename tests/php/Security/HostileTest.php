<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use DOMDocument;
use DOMElement;
use DOMXPath;
use Vestibule\Calendar\CalendarFile;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\StoredEntry;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;
use Vestibule\Tests\Outgoing\Mail\Mails;
use WP_REST_Request;

/**
 * Malicious texts in all fields of visitors and editors, checked in pages, emails, calendar files and exports
 * (security rows 5, 10 and 18). tests/e2e/hostile.spec.ts checks them in a browser.
 */
final class HostileTest extends EntriesTestCase {

	/** Malicious text as an editor types it, harmless if escaped. */
	private const TEXT = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'><svg/onload=alert(3)>\u{2028}</style><!--{{x}}";

	private const HTML = '<a href="javascript:alert(4)">x</a><a href="jav&#x09;ascript:alert(5)" onclick="alert(6)">y</a><iframe src="//evil.example"></iframe><a href="https://ok.example/" style="background:url(javascript:alert(7));width:expression(alert(8))">z</a>';

	private FormSite $site;
	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
		remove_all_filters( 'pre_wp_mail' );
	}

	public function test_an_editor_without_unfiltered_html_cannot_add_scripts_to_a_page(): void {
		add_filter( 'map_meta_cap', static fn( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		$this->signIn( 'editor' );
		kses_init();
		$this->writeForm();
		$this->assertHarmless( $this->page( $this->form ) );
	}

	public function test_an_administrator_cannot_add_scripts_through_the_fields_of_a_form(): void {
		$this->signIn( 'administrator' );
		$this->writeForm();
		$this->assertHarmless( $this->page( $this->form ) );
	}

	public function test_block_attributes_entered_by_a_contributor_are_escaped_or_ignored(): void {
		$attributes = array( 'ref' => $this->form, 'anchor' => '"><script>alert(1)</script>', 'className' => 'a"><img src=x onerror=alert(1)>', 'align' => '"><b>', 'style' => array( 'color' => array( 'text' => 'red;}</style><script>alert(1)</script>' ), 'spacing' => array( 'padding' => 'expression(alert(1))' ) ) );
		$this->assertHarmless( do_blocks( '<!-- wp:vestibule/form ' . serialize_block_attributes( $attributes ) . ' /-->' ) );
		foreach ( array( '4abc', '-1', array( 4 ), true, null ) as $ref ) {
			self::assertSame( '', trim( do_blocks( '<!-- wp:vestibule/form ' . serialize_block_attributes( array( 'ref' => $ref ) ) . ' /-->' ) ), (string) wp_json_encode( $ref ) );
		}
	}

	public function test_a_field_block_outside_of_a_form_prints_nothing(): void {
		$this->signIn( 'contributor' );
		self::assertSame( '', trim( do_blocks( '<!-- wp:vestibule/field-agreement {"text":"<a href=\"javascript:alert(1)\">x</a>"} /--><!-- wp:vestibule/submit /-->' ) ) );
	}

	public function test_a_redirect_url_set_via_rest_must_be_a_path_or_an_http_url(): void {
		$this->signIn( 'editor' );
		foreach ( array( 'javascript:alert(1)', '//evil.example', '/\\evil.example', "/\t/evil.example", 'data:text/html,x', "https://ok.example/\r\nSet-Cookie: a=b", ' javascript:alert(1)', 'JaVaScRiPt:alert(1)//http://' ) as $url ) {
			$this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( 'vestibule_form_settings' => array( 'redirectUrl' => $url ) ) ) );
			self::assertSame( '', $this->redirect(), $url );
		}
		$this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( 'vestibule_form_settings' => array( 'redirectUrl' => 'https://ok.example/a?b=c' ) ) ) );
		self::assertSame( 'https://ok.example/a?b=c', $this->redirect() );
	}

	public function test_typed_text_cannot_add_headers_or_lines_to_an_email(): void {
		$mails = array();
		$sent  = array();
		add_action(
			'vestibule/form_submitted',
			static function ( StoredEntry $entry ) use ( &$sent ): void {
				$sent[] = $entry;
			}
		);
		add_filter(
			'pre_wp_mail',
			static function ( ?bool $done, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return null === $done;
			},
			10,
			2
		);
		$this->submitHostile();
		Mails::send( $sent[0] );
		self::assertCount( 1, $mails );
		self::assertContains( 'Content-Type: text/plain; charset=UTF-8', $mails[0]['headers'] );
		foreach ( array( ...$mails[0]['headers'], $mails[0]['subject'], ...$mails[0]['to'] ) as $header ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n\0]/', $header );
		}
		// The subject contains the sender's name in one line. No other header contains typed text.
		self::assertStringNotContainsString( 'evil.example', implode( '', array( ...$mails[0]['headers'], ...$mails[0]['to'] ) ) );
		self::assertStringNotContainsString( "\r", $mails[0]['message'] );
		self::assertDoesNotMatchRegularExpression( '/^(Bcc|BEGIN|END|Content-Type|Sent from https:..evil)/mi', $mails[0]['message'] );
		self::assertStringContainsString( '  Bcc: x@evil.example', $mails[0]['message'] );
	}

	public function test_notes_and_history_and_exports_keep_typed_text_unchanged_but_csv_exports_escape_formulas(): void {
		$this->signIn( 'editor' );
		$typed = self::TEXT . "\u{202E}gnp.exe;=cmd|' /C calc'!A0\n=HYPERLINK(\"http://x\")";
		$id    = $this->entry( array( 'input_text' => '=' . self::TEXT, 'description' => $typed ) );
		$this->call( 'POST', self::ROUTE . "/{$id}/notes", array( 'text' => $typed ) );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'input_text' => '<svg onload=alert(1)>' ) ) )->get_status() );
		$notes = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) );
		self::assertSame( $typed, ( (array) $notes[0] )['text'] );
		$changes = (array) ( (array) $notes[1] )['changes'];
		self::assertSame( array( '=' . self::TEXT, '<svg onload=alert(1)>' ), array_slice( array_values( (array) ( $changes[0] ?? array() ) ), 1, 2 ) );

		$columns = array( 'id', 'subject', 'answer:Your message' );
		$rows    = array_map( static fn ( string $line ): array => str_getcsv( $line, escape: '' ), explode( "\r\n", substr( trim( $this->export( 'csv', $columns ) ), 3 ) ) );
		self::assertSame( array( 3, 3 ), array_map( count( ... ), $rows ) );
		self::assertSame( str_replace( array( ';=cmd', "\n=HYP" ), array( ";'=cmd", "\n'=HYP" ), $typed ), $rows[1][2] );
		$exported = (array) ( (array) json_decode( $this->export( 'json', $columns ), true ) )[0];
		self::assertSame( $typed, ( (array) $exported['answers'] )['Your message'] ?? null );
	}

	/** @param list<string> $columns */
	private function export( string $format, array $columns ): string {
		$request = new WP_REST_Request( 'POST', self::ROUTE . '/export' );
		$request->set_body_params( array( 'format' => $format, 'columns' => $columns ) );
		$answer = rest_get_server()->dispatch( $request );
		self::assertSame( 200, $answer->get_status() );
		ob_start();
		apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() );
		return (string) ob_get_clean();
	}

	public function test_a_title_with_line_breaks_stays_on_one_line_of_the_calendar_file(): void {
		wp_update_post( array( 'ID' => $this->site->event(), 'post_title' => "Talk \u{2019}s; a,b \\n\r\nEND:VEVENT\u{2028}BEGIN:VEVENT\u{85}ATTACH:x" . self::TEXT ) );
		$this->submitHostile();
		$booking = $this->site->bookings->find( (int) $this->site->rows( $this->site->tables->named( 'bookings' ) )[0]['id'] );
		self::assertNotNull( $booking );
		$text = ( new CalendarFile( $this->site->clock ) )->render( $booking );
		// Lenient parsers also end lines at these characters.
		self::assertDoesNotMatchRegularExpression( '/[\x0B\x0C\x85]|\x{2028}|\x{2029}/u', $text );
		$lines = explode( "\r\n", str_replace( "\r\n ", '', $text ) );
		self::assertSame( array( 'BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'SUMMARY', 'URL', 'END', 'END', '' ), array_map( static fn( string $line ): string => explode( ':', $line )[0], $lines ) );
		self::assertStringNotContainsString( 'evil.example', $text );
	}

	public function test_quotes_in_a_title_do_not_become_html_entities_in_a_calendar_file(): void {
		wp_update_post( array( 'ID' => $this->site->event(), 'post_title' => "The director's \"talk\" - now" ) );
		$this->site->submit();
		$booking = $this->site->bookings->find( (int) $this->site->rows( $this->site->tables->named( 'bookings' ) )[0]['id'] );
		self::assertNotNull( $booking );
		self::assertStringNotContainsString( '&#', ( new CalendarFile( $this->site->clock ) )->render( $booking ) );
	}

	private function redirect(): ?string {
		return ( new FormSite() )->forms->byFormId( 4 )?->settings->redirectUrl;
	}

	private function submitHostile(): void {
		$lines  = "x\r\nBcc: x@evil.example\r\n\r\nBEGIN:VEVENT\r\nSent from https://evil.example/";
		$answer = $this->site->submit(
			array(
				'names'        => array( 'first_name' => $lines, 'last_name' => self::TEXT ),
				'input_text'   => $lines,
				'input_text_1' => self::TEXT,
				'description'  => $lines . self::TEXT,
				'<svg/onload=alert(3)>' => 'an unknown name',
			)
		);
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$stored = (string) $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['data'];
		self::assertStringNotContainsString( 'an unknown name', $stored );
	}

	/** Puts the malicious texts into all fields of the form editor. */
	private function writeForm(): void {
		$text   = self::TEXT;
		$all    = array( 'label' => $text, 'help' => $text, 'placeholder' => $text, 'required' => true, 'messages' => array( 'required' => $text, 'invalid' => $text, 'max' => $text ), 'autocomplete' => $text );
		$option = array( array( 'value' => $text, 'label' => $text ) );
		$blocks = '';
		foreach ( array( 'name', 'email', 'country', 'phone', 'text', 'textarea', 'radio', 'checkbox', 'multi-select', 'agreement', 'terms', 'appointment' ) as $type ) {
			$own     = array( 'name' => "{$type}_1", 'options' => $option, 'text' => self::HTML . $text, 'initialCountry' => $text, 'parts' => array( 'first_name' => array( 'label' => $text ) ) );
			$blocks .= "<!-- wp:vestibule/field-{$type} " . serialize_block_attributes( $own + $all ) . ' /-->';
		}
		$blocks .= '<!-- wp:vestibule/submit ' . serialize_block_attributes( array( 'label' => $text ) ) . ' /-->';
		$hostile = array( 'successMessage' => self::HTML . $text, 'mailTo' => "a@b.de\r\nBcc: c@evil.example" );
		$route   = "/wp/v2/vestibule-forms/{$this->form}";
		self::assertSame( 400, $this->call( 'POST', $route, array( 'meta' => array( 'vestibule_form_settings' => $hostile ) ) )->get_status() );
		// An import or another plugin could have stored these values.
		update_post_meta( $this->form, 'vestibule_form_settings', wp_slash( $hostile ) );
		$answer = $this->call( 'POST', $route, array( 'title' => $text, 'content' => $blocks ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
	}

	/** Returns the page after a rejected submission without scripts, with the typed values. */
	private function page( int $form ): string {
		preg_match( '/id="ff_form_instance_4_(\d+)"/', do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" ), $last );
		$key    = 'ff_form_instance_4_' . ( (int) ( $last[1] ?? 0 ) + 1 );
		$typed  = array_fill_keys( array( 'name_1[first_name]', 'email_1', 'phone_1', 'text_1', 'textarea_1' ), self::TEXT );
		$id     = $this->site->states->keep( 4, $key, new \Vestibule\Fields\Submitted\FormState( $typed, array( 'text_1' => array( self::TEXT ), 'form' => array( self::TEXT ), self::TEXT => array( self::TEXT ) ), self::HTML . self::TEXT ) );
		$_GET['vestibule_result'] = $id;
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
	}

	private function assertHarmless( string $html ): void {
		self::assertStringContainsString( '<form', $html );
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html, LIBXML_NOERROR );
		$nodes = ( new DOMXPath( $document ) )->query( '//*' );
		self::assertNotFalse( $nodes );
		$islands = 0;
		foreach ( $nodes as $node ) {
			self::assertInstanceOf( DOMElement::class, $node );
			self::assertNotContains( $node->nodeName, array( 'iframe', 'style', 'object', 'embed', 'base', 'meta', 'svg' ) );
			foreach ( $node->attributes ?? array() as $attribute ) {
				self::assertDoesNotMatchRegularExpression( '/^on/i', $attribute->nodeName );
				if ( in_array( $attribute->nodeName, array( 'href', 'src', 'action', 'formaction', 'style' ), true ) ) {
					self::assertDoesNotMatchRegularExpression( '/javascript|data:|expression|script/i', (string) preg_replace( '/[\s\x00-\x20]/', '', (string) $attribute->nodeValue ) );
				}
			}
			if ( 'script' === $node->nodeName ) {
				++$islands;
				self::assertSame( 'application/json', $node->getAttribute( 'type' ) );
				self::assertIsArray( json_decode( $node->textContent, true ) );
				self::assertDoesNotMatchRegularExpression( '/[<>]|\x{2028}|\x{2029}/u', $node->textContent );
			}
		}
		self::assertSame( 1, $islands );
	}
}
