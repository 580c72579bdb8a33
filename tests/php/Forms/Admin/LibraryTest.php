<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Admin;

use Closure;
use DomainException;
use Vestibule\Forms\Admin\Actions;
use Vestibule\Forms\Admin\Columns;
use Vestibule\Forms\Admin\LimitCell;
use Vestibule\Entries\EntryCounts;
use Vestibule\Forms\FormCopier;
use Vestibule\Forms\FormNumbers;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Places\Places;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_Post;
use WP_Query;

/** List of forms on the Forms screen: columns, copies, exports and the shortcode. */
final class LibraryTest extends TestCase {

	private FormSite $site;
	private WP_Post $form;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		wp_set_current_user( 1 );
		$post = get_post( $this->site->forms->byFormId( 4 )->postId ?? 0 );
		self::assertInstanceOf( WP_Post::class, $post );
		$this->form = $post;
	}

	public function test_the_list_of_forms_shows_the_number_of_entries_and_the_pages_and_the_shortcode(): void {
		$this->entry( 'unread', '2026-03-01 10:00:00' );
		$this->entry( 'read', '2026-03-02 10:00:00' );
		$this->entry( 'trash', '2026-03-03 10:00:00' );
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact & find', 'post_content' => "<!-- wp:vestibule/form {\"ref\":{$this->form->ID}} /-->" ) );
		$columns = new Columns( Wired::of( FormNumbers::class ), new EntryCounts( $this->site->database ), new Places( $this->site->database ), new LimitCell( $this->site->forms, Wired::of( Admission::class ) ) );
		$before              = $GLOBALS['wp_query'];
		$GLOBALS['wp_query'] = new WP_Query( array( 'post_type' => FormPostType::NAME, 'post__in' => array( $this->form->ID ) ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on the screen.
		$cell = function ( string $column ) use ( $columns ): string {
			ob_start();
			$columns->cell( $column, $this->form->ID );
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( '2 entries', $cell( 'vestibule_entries' ) );
		self::assertStringContainsString( '1 unread', $cell( 'vestibule_entries' ) );
		self::assertStringContainsString( '#/?form=4', $cell( 'vestibule_entries' ) );
		self::assertStringContainsString( '2026-03-02T10:00:00+00:00', $cell( 'vestibule_last' ) );
		self::assertStringContainsString( 'Contact &amp; find', $cell( 'vestibule_places' ) );
		self::assertStringContainsString( '[vestibule_form id=&quot;4&quot;]', $cell( 'vestibule_shortcode' ) );
		$GLOBALS['wp_query'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As above.
	}

	public function test_a_copied_form_has_all_settings_of_the_original_but_a_new_form_id(): void {
		update_post_meta( $this->form->ID, FormPostType::SETTINGS, array( 'mailTo' => 'a@example.org', 'successMessage' => 'Say "thanks" \\ well' ) );
		$email = '<!-- wp:image {"id":7,"metadata":{"name":"A \u0022b\u0022 \u002d\u002d"}} --><figure class="wp-block-image"><img src="https://example.org/a.png" alt="" class="wp-image-7"/></figure><!-- /wp:image --><!-- wp:paragraph --><p>C:\\new \\u0041 <a href="{inputs.site}">“é”</a></p><!-- /wp:paragraph -->';
		update_post_meta( $this->form->ID, Notifications::META, wp_slash( array( 'list' => array( array( 'id' => 'owner', 'subject' => 'A \\ "b"', 'body' => $email ) ) ) ) );
		$copy = ( new FormCopier() )->copy( $this->form );
		self::assertIsInt( $copy );
		$emails = get_post_meta( $copy, Notifications::META, true );
		self::assertIsArray( $emails );
		self::assertEquals( array( array( 'id' => 'owner', 'subject' => 'A \\ "b"', 'body' => $email ) ), $emails['list'] );
		self::assertSame( 'draft', get_post_status( $copy ) );
		self::assertSame( $this->form->post_title . ' (copy)', get_the_title( $copy ) );
		self::assertSame( $this->form->post_content, get_post( $copy )?->post_content );
		self::assertSame( get_post_meta( $this->form->ID, FormPostType::SETTINGS, true ), get_post_meta( $copy, FormPostType::SETTINGS, true ) );
		self::assertGreaterThan( 4, Wired::of( FormNumbers::class )->forPost( $copy ) );
	}

	public function test_the_shortcode_renders_a_form_and_prints_nothing_for_an_invalid_id(): void {
		self::assertStringContainsString( 'data-form_id="4"', do_shortcode( '[vestibule_form id="4"]' ) );
		self::assertSame( '', do_shortcode( '[vestibule_form id="999"]' ) );
		self::assertSame( '', do_shortcode( '[vestibule_form id="4 OR 1=1"]' ) );
		self::assertSame( '', do_shortcode( '[vestibule_form]' ) );
	}

	public function test_a_subscriber_cannot_copy_or_export_a_form_even_with_a_valid_nonce(): void {
		// Throws a DomainException, because PHPUnit's own failures are RuntimeExceptions.
		add_filter( 'wp_die_handler', static fn (): Closure => static fn ( string $said ): never => throw new DomainException( $said ) );
		$reader = wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		self::assertIsInt( $reader );
		wp_set_current_user( $reader );
		foreach ( array( Actions::COPY, Actions::EXPORT ) as $action ) {
			foreach ( array( wp_create_nonce( "{$action}_{$this->form->ID}" ), 'wrong' ) as $nonce ) {
				$_GET     = array( 'form' => (string) $this->form->ID );
				$_REQUEST = array( '_wpnonce' => $nonce );
				try {
					do_action( "admin_post_{$action}" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own.
					self::fail( $action );
				} catch ( DomainException $refused ) {
					self::assertNotSame( '', $refused->getMessage() );
				}
			}
		}
		$_GET     = array();
		$_REQUEST = array();
		self::assertCount( 1, get_posts( array( 'post_type' => FormPostType::NAME, 'post_status' => 'any' ) ) );
	}

	private function entry( string $status, string $created ): void {
		$this->site->database->insert(
			$this->site->tables->named( 'submissions' ),
			array( 'form_id' => 4, 'created_at' => $created, 'status' => $status, 'data' => '{}', 'search_text' => '', 'source_url' => '', 'language' => '', 'mail_status' => 'sent' )
		);
	}
}
