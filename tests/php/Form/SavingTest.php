<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\Origin;
use Vestibule\Form\PlainAnswer;
use Vestibule\Form\Saving\SaveCall;
use Vestibule\Form\Saving\SavedMail;
use Vestibule\Form\Saving\SavedPrivacy;
use Vestibule\Form\Saving\SaveLimits;
use Vestibule\Form\Saving\Saver;
use Vestibule\Form\Saving\SavingModule;
use Vestibule\Form\Saving\SavingSettings;
use Vestibule\Form\SubmitGuard;
use Vestibule\Storage\Purge;
use Vestibule\Tests\TestCase;

/** "Save and continue later" (docs/saving.md). */
final class SavingTest extends TestCase {

	private const BLOCKS = '<!-- wp:vestibule/step {"title":"You"} --><!-- wp:vestibule/field-name {"name":"names"} /--><!-- wp:vestibule/field-email {"name":"email","required":true} /--><!-- /wp:vestibule/step -->'
		. '<!-- wp:vestibule/step --><!-- wp:vestibule/field-textarea {"name":"message","required":true} /--><!-- wp:vestibule/field-appointment {"name":"when"} /--><!-- /wp:vestibule/step -->';

	private FormSite $site;
	private FormDefinition $form;

	/** @var list<array<string, mixed>> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		add_filter(
			'vestibule/pre_mail',
			function ( ?bool $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$post = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Saved', 'post_content' => wp_slash( self::BLOCKS ) ) );
		update_post_meta( $post, SavingSettings::META, array( 'later' => true, 'days' => 14 ) );
		$form = $this->site->forms->byPost( $post );
		self::assertNotNull( $form );
		$this->form = $form;
	}

	public function test_a_browser_keeps_drafts_unless_the_owner_turned_them_off(): void {
		self::assertStringContainsString( 'data-kept="vestibule-draft-' . $this->form->formId . '"', $this->printed() );
		update_post_meta( $this->form->postId, SavingSettings::META, array( 'drafts' => false ) );
		self::assertStringNotContainsString( 'data-kept', $this->printed() );
	}

	public function test_a_form_offers_it_only_where_its_owner_chose_so(): void {
		self::assertStringContainsString( 'It works for 14 days.', $this->printed() );
		self::assertMatchesRegularExpression( '~formaction="[^"]+action=vestibule_form_save"~', $this->printed() );
		self::assertStringNotContainsString( 'vestibule_later', do_blocks( '<!-- wp:vestibule/form {"ref":' . ( $this->site->forms->byFormId( 4 )->postId ?? 0 ) . '} /-->' ) );
		delete_post_meta( $this->form->postId, SavingSettings::META );
		$answer = $this->save();
		self::assertSame( 403, $answer->status );
		self::assertSame( array(), $this->rows() );
	}

	public function test_the_link_of_the_mail_brings_everything_back_on_the_step_where_it_was(): void {
		$answer = $this->save( array( 'message' => "So\nfar", 'email' => 'no address', 'when' => '{"start":"2026-12-01T09:00:00Z","timezone":"UTC","hold":"x"}' ), 'Ana@Example.com' );
		self::assertSame( 200, $answer->status );
		self::assertSame( 'Saved. We have sent a link to Ana@Example.com.', ( (array) $answer->body['data'] )['message'] ?? '' );
		self::assertCount( 1, $this->mails );
		self::assertSame( array( 'Ana@Example.com' ), $this->mails[0]['to'] );
		$this->follow();
		$html = $this->printed();
		self::assertStringContainsString( 'Your entries were restored.', $html );
		self::assertStringContainsString( "So\nfar</textarea>", $html );
		self::assertStringContainsString( 'value="no address"', $html );
		self::assertMatchesRegularExpression( '~is-active[^>]*_step_2"~', $html );
		self::assertStringContainsString( 'name="vestibule_saved" value="' . $this->secret() . '"', $html );
		self::assertStringContainsString( '"when":"2026-12-01T09:00:00Z"', $html );
	}

	public function test_only_a_hash_of_the_secret_is_stored(): void {
		$this->save();
		self::assertCount( 1, $this->rows() );
		self::assertSame( hash( 'sha256', $this->secret() ), $this->rows()[0]['secret'] );
		self::assertStringNotContainsString( $this->secret(), (string) wp_json_encode( $this->rows() ) );
	}

	public function test_the_mail_holds_nothing_that_was_typed_and_one_header_is_one_line(): void {
		update_option( 'blogname', "Site\r\nBcc: all@example.com &amp; more" );
		$this->save( array( 'message' => 'Buy <b>this</b> at https://evil.example', 'names' => array( 'first_name' => "Bcc: x@example.com\r\n", 'middle_name' => '', 'last_name' => '' ) ) );
		$mail = (string) wp_json_encode( $this->mails[0], JSON_UNESCAPED_SLASHES );
		self::assertStringNotContainsString( 'evil', $mail );
		self::assertStringNotContainsString( 'x@example.com', $mail );
		self::assertIsString( $this->mails[0]['subject'] );
		self::assertSame( 1, preg_match( '/^[^\r\n]+ & more$/D', $this->mails[0]['subject'] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function brokenLinks(): iterable {
		yield 'one letter changed' => array( 'changed' );
		yield 'a part missing' => array( 'short' );
		yield 'nothing' => array( '' );
		yield 'something else' => array( '"><script>' );
	}

	#[DataProvider( 'brokenLinks' )]
	public function test_a_link_that_is_wrong_says_so_calmly( string $kind ): void {
		$this->save( array( 'message' => 'So far' ) );
		$secret                  = $this->secret();
		$_GET['vestibule_saved'] = match ( $kind ) {
			'changed' => ( 'a' === $secret[0] ? 'b' : 'a' ) . substr( $secret, 1 ),
			'short'   => substr( $secret, 0, -1 ),
			default   => $kind,
		};
		$html = $this->printed();
		self::assertStringContainsString( 'This link does not bring back a form.', $html );
		self::assertStringNotContainsString( 'So far', $html );
		self::assertStringNotContainsString( '<script>"', $html );
	}

	public function test_a_link_runs_out_and_its_copy_is_purged(): void {
		$this->save( array( 'message' => 'So far' ) );
		add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+13 days' ) );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its constant is prefixed.
		self::assertCount( 1, $this->rows() );
		add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+1 day' ) );
		$this->follow();
		self::assertStringContainsString( 'This link does not bring back a form.', $this->printed() );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its constant is prefixed.
		self::assertSame( array(), $this->rows() );
	}

	public function test_saving_again_renews_the_same_link_and_that_of_another_mailbox_is_another(): void {
		$this->save();
		$secret = $this->secret();
		$this->save( array( 'message' => 'More', 'vestibule_saved' => $secret ) );
		self::assertCount( 1, $this->rows() );
		self::assertSame( $secret, $this->secret() );
		$this->save( array( 'vestibule_saved' => $secret ), 'other@example.com' );
		self::assertNotSame( $secret, $this->secret() );
		self::assertCount( 2, $this->rows() );
	}

	public function test_an_address_holds_ten_copies(): void {
		for ( $n = 0; $n < 12; $n++ ) {
			add_filter( 'vestibule/now', static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+1 second' ) );
			$this->save();
		}
		self::assertCount( 10, $this->rows() );
	}

	public function test_the_address_of_the_form_is_taken_where_none_is_given_and_none_at_all_is_said(): void {
		self::assertSame( 200, $this->save( array( 'email' => ' ana@example.com ' ), '' )->status );
		self::assertSame( array( 'ana@example.com' ), $this->mails[0]['to'] );
		$answer = $this->save( array( 'email' => '' ), '' );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 'vestibule_later' => array( 'Enter the e-mail address that the link is to be sent to' ) ), $answer->body['errors'] );
		self::assertSame( 422, $this->save( array(), "ana@example.com\r\nBcc: all@example.com" )->status );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_mailbox_gets_five_links_a_day_whoever_asks(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->freeze();
		$statuses = array();
		for ( $n = 0; $n < 6; $n++ ) {
			$statuses[] = $this->save( array(), 0 === $n % 2 ? 'Ana@example.com' : 'ana@example.com', "203.0.113.{$n}" )->status;
		}
		self::assertSame( array( 200, 200, 200, 200, 200, 429 ), $statuses );
		self::assertCount( 5, $this->mails );
	}

	public function test_a_mail_that_cannot_be_sent_saves_nothing_and_says_so(): void {
		add_filter( 'vestibule/pre_mail', '__return_false', 20 );
		self::assertSame( 503, $this->save()->status );
		self::assertSame( array(), $this->rows() );
	}

	public function test_without_scripts_the_page_comes_back_with_the_news_and_everything_typed(): void {
		$answer = $this->post( array( 'vestibule_later' => 'ana@example.com', 'message' => 'So far', 'vestibule_step' => '2' ) );
		self::assertSame( 303, $answer->status );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		$html = $this->printed();
		self::assertStringContainsString( 'Saved. We have sent a link to ana@example.com.', $html );
		self::assertStringContainsString( 'So far</textarea>', $html );
		self::assertStringContainsString( 'name="vestibule_saved" value="' . $this->secret() . '"', $html );
	}

	public function test_without_scripts_what_is_wrong_stands_at_the_address(): void {
		$answer = $this->post( array( 'vestibule_later' => 'no', 'message' => 'So far' ) );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		$html = $this->printed();
		self::assertMatchesRegularExpression( '~<details class="vestibule-later"[^>]* open="".*role="alert">This field must contain a valid email~s', $html );
		self::assertStringContainsString( 'So far</textarea>', $html );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function forged(): iterable {
		yield 'no token' => array( array( '__vestibule_token' => '' ) );
		yield 'a token of another form' => array( array( '__vestibule_token' => '4' ) );
		yield 'a filled trap' => array( array( 'trap' => 'x' ) );
	}

	/** @param array<string, string> $changes */
	#[DataProvider( 'forged' )]
	public function test_a_forged_request_saves_and_mails_nothing( array $changes ): void {
		$changes = isset( $changes['trap'] ) ? array( "item_{$this->form->formId}__url" => 'x' ) : $changes;
		if ( '4' === ( $changes['__vestibule_token'] ?? '' ) ) {
			$changes['__vestibule_token'] = $this->site->tokens->issue( 4 );
		}
		self::assertSame( 403, $this->save( $changes )->status );
		self::assertSame( array(), array_merge( $this->rows(), $this->mails ) );
	}

	public function test_sending_the_form_deletes_the_copy(): void {
		$this->save();
		$_POST['data'] = 'message=x&vestibule_saved=' . $this->secret();
		remove_all_actions( 'vestibule/form_submitted' );
		( new SavingModule( $this->site->services, $this->site->parts ) )->register();
		do_action( 'vestibule/form_submitted' );
		unset( $_POST['data'] );
		self::assertSame( array(), $this->rows() );
	}

	public function test_the_secret_is_no_part_of_the_address_that_an_entry_keeps(): void {
		$this->save( array(), 'ana@example.com', FormSite::ADDRESS, home_url( '/contact/?vestibule_saved=' . str_repeat( 'a', 32 ) . '&a=1' ) );
		self::assertIsString( $this->mails[0]['message'] );
		self::assertStringContainsString( '/contact/?a=1&vestibule_saved=' . $this->secret(), $this->mails[0]['message'] );
	}

	public function test_the_privacy_tools_export_and_erase_what_an_address_has_saved(): void {
		$this->save( array( 'message' => '<b>So far</b>' ) );
		$this->save( array(), 'other@example.com' );
		$privacy = new SavedPrivacy( $this->site->parts->savedForms(), $this->site->forms );
		$found   = $privacy->export( 'ANA@example.com' );
		self::assertIsArray( $found );
		self::assertCount( 1, $found['data'] );
		self::assertStringContainsString( '&lt;b&gt;So far', (string) wp_json_encode( $found['data'] ) );
		self::assertArrayHasKey( 'vestibule-saved-forms', (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$erased = $privacy->erase( 'ana@example.com' );
		self::assertIsArray( $erased );
		self::assertTrue( $erased['items_removed'] );
		self::assertSame( array( 'other@example.com' ), array_column( $this->rows(), 'email' ) );
	}

	/** @param array<string, mixed> $changes */
	private function save( array $changes = array(), string $email = 'ana@example.com', string $address = FormSite::ADDRESS, string $page = '' ): Answer {
		$data = $changes + array(
			'__vestibule_token' => $this->site->tokens->issue( $this->form->formId ),
			'names'             => array( 'first_name' => 'Ana', 'middle_name' => '', 'last_name' => 'Li' ),
			'email'             => 'ana@example.com',
			'message'           => '',
		);
		$body = array( 'form_id' => (string) $this->form->formId, 'data' => http_build_query( $data ), 'email' => $email, 'vestibule_step' => '2', 'vestibule_instance' => $this->nextInstance() );
		return $this->site->answer( $this->call(), $body, array( 'referer' => '' === $page ? home_url( '/contact/' ) : $page ), $address );
	}

	/** @param array<string, mixed> $changes */
	private function post( array $changes ): Answer {
		$number = $this->form->formId;
		return $this->site->answer( $this->call(), $changes + array( 'form_id' => (string) $number, 'vestibule_key' => $this->site->keys->forForm( $number ), 'vestibule_instance' => $this->nextInstance(), 'vestibule_page' => home_url( '/contact/' ) ) );
	}

	private function call(): Call {
		$parts  = $this->site->parts;
		$limits = new SaveLimits( $this->site->rates );
		return new SaveCall(
			$this->site->forms,
			new SubmitGuard( $this->site->tokens, $this->site->keys, $this->site->clock ),
			new Saver( $parts->savingSettings(), $parts->savedForms(), new SavedMail(), $limits, new Origin() ),
			$limits,
			new PlainAnswer( $this->site->forms, $this->site->states, new Origin(), $this->site->rates )
		);
	}

	/** Of the last mail's link. */
	private function secret(): string {
		$message = $this->mails[ count( $this->mails ) - 1 ]['message'] ?? '';
		preg_match( '/vestibule_saved=([0-9a-f]{32})#ff_form_instance_/', is_string( $message ) ? $message : '', $found );
		return $found[1] ?? '';
	}

	private function follow(): void {
		$_GET['vestibule_saved'] = $this->secret();
	}

	/** @return list<array<string, string|null>> */
	private function rows(): array {
		return $this->site->rows( $this->site->tables->savedForms() );
	}

	/** To the plugin all tests of a run are one page, so the form that is printed next has the next number there. */
	private function nextInstance(): string {
		preg_match( '/data-form_instance="(ff_form_instance_\d+_)(\d+)"/', $this->printed(), $found );
		return ( $found[1] ?? '' ) . ( (int) ( $found[2] ?? 0 ) + 1 );
	}

	private function printed(): string {
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$this->form->postId}} /-->" );
	}
}
