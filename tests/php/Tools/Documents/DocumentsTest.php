<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Documents;

use Closure;
use DomainException;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Database\TableDefinition;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Wired;
use Vestibule\Tools\Documents\Activities;
use Vestibule\Tools\Documents\DocumentPages;
use Vestibule\Tools\Documents\Documents;

/** Documents about data protection, compared with the features that the site uses (docs/for-site-owners.md). */
final class DocumentsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		self::forget();
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function tables(): iterable {
		return Vectors::rows( 'stored-data' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'tables' )]
	public function test_every_stored_column_belongs_to_an_activity_of_the_record( array $row ): void {
		self::useEverything();
		$table = $row['table'];
		self::assertIsString( $table );
		// If this fails, a column is new: describe its data in Tools\Documents, then add it to the file.
		self::assertSame( $row['columns'], array_keys( ( new TableDefinition( Tables::definitions()[ $table ] ) )->columns ) );
		if ( '' !== $row['activity'] ) {
			self::assertContains( $row['activity'], array_column( Wired::of( Activities::class )->all(), 'title' ) );
		}
	}

	public function test_all_tables_are_compared_with_the_record(): void {
		$compared = array_map( static fn ( array $row ): mixed => $row[0]['table'], iterator_to_array( self::tables() ) );
		self::assertEqualsCanonicalizing( array_keys( Tables::definitions() ), array_values( $compared ) );
	}

	/**
	 * Files that send requests from the server, with the text of the recipient in the documents. Empty if the request
	 * contains no personal data of visitors.
	 */
	private const REQUESTS = array(
		'Calendar/Busy/CalendarDownload.php' => '',
		'Entries/Files/FolderCheck.php'      => '',
		'Fields/Country/CountryLookup.php'   => 'geo.example.com',
		'Guard/Akismet/Service.php'          => 'Akismet (Automattic)',
		'Guard/Captcha/SiteVerify.php'       => 'Turnstile (Cloudflare)',
		'Kernel/Http/Pin.php'                => '',
		'Kernel/Http/PinnedGet.php'          => '',
		'Kernel/Mailer.php'                  => 'Email provider',
		'Outgoing/Webhook/Request.php'       => 'Webhook to hooks.example.com',
		'Site/Push/Delivery.php'             => 'Push services of the browsers',
		'Tools/Health/CacheCheck.php'        => '',
		'Tools/Health/CallsCheck.php'        => '',
	);

	public function test_every_request_that_leaves_the_server_has_its_recipient_in_the_documents(): void {
		self::useEverything();
		$root  = dirname( __DIR__, 4 ) . '/plugin/src/';
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS ) );
		$found = array();
		foreach ( $files as $file ) {
			self::assertInstanceOf( \SplFileInfo::class, $file );
			if ( 1 === preg_match( '/\b(?:wp_(?:safe_)?remote_(?:get|post|head|request)|return wp_mail|new Pin(?:nedGet)?)\(|\'http_post\'/', (string) file_get_contents( $file->getPathname() ) ) ) {
				$found[] = substr( $file->getPathname(), strlen( $root ) );
			}
		}
		self::assertEqualsCanonicalizing( array_keys( self::REQUESTS ), $found );
		$recipients = self::text( 'recipients' );
		foreach ( array_filter( self::REQUESTS ) as $recipient ) {
			self::assertStringContainsString( $recipient, $recipients );
		}
	}

	public function test_a_feature_is_in_the_documents_only_while_the_site_uses_it(): void {
		self::assertStringNotContainsString( 'nta-wa-gdpr', self::text( 'storage' ) );
		$account = self::account();
		foreach ( array( 'storage' => 'nta-wa-gdpr', 'record' => 'WhatsApp', 'privacy' => 'nta-wa-gdpr', 'recipients' => 'WhatsApp' ) as $name => $text ) {
			self::assertStringContainsString( $text, self::text( $name ) );
		}
		wp_trash_post( $account );
		self::assertStringNotContainsString( 'nta-wa-gdpr', self::text( 'storage' ) );
	}

	public function test_the_record_has_the_questions_recipients_and_retention_of_each_form(): void {
		self::useEverything();
		$record = self::text( 'record' );
		foreach ( array( 'Form “Form 4”', 'Data: Your street;', 'Email to desk@example.com', 'Webhook to hooks.example.com', 'Retention: Deleted after 90 days, but not before' ) as $text ) {
			self::assertStringContainsString( $text, $record );
		}
	}

	public function test_the_record_has_forms_that_are_not_published_or_were_deleted_as_long_as_they_have_entries(): void {
		$post = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Library card', 'post_content' => '<!-- wp:vestibule/field-text {"name":"street","label":"Your street"} /-->' ) );
		self::assertGreaterThan( 0, $post );
		$form = vestibule()->forms()->list( array( 'search' => 'Library card' ) );
		self::assertInstanceOf( Page::class, $form );
		$id = $form->items[0]['id'];
		self::assertIsInt( $id );
		wp_trash_post( $post );
		self::assertStringNotContainsString( 'Library card', self::text( 'record' ) );
		wp_untrash_post( $post );
		wp_publish_post( $post );
		self::assertSame( 201, vestibule()->submit( $id, array( 'street' => 'Main Street' ), array( 'user' => 0 ) )->status );
		wp_trash_post( $post );
		$record = self::text( 'record' );
		self::assertStringContainsString( 'Form “Library card” (no longer published)', $record );
		self::assertStringContainsString( 'Data: Your street;', $record );
		self::assertStringNotContainsString( 'Entries of deleted forms', $record );
		wp_delete_post( $post, true );
		self::assertStringContainsString( 'Entries of deleted forms', self::text( 'record' ) );
	}

	public function test_storage_names_captcha_services_and_the_service_worker_of_notifications(): void {
		self::useEverything();
		$storage = self::text( 'storage' );
		self::assertStringContainsString( 'Turnstile', $storage );
		self::assertStringContainsString( 'Service worker', $storage );
		self::assertStringNotContainsString( 'OneSignal', $storage );
		update_option( 'vestibule_push', array( 'provider' => 'onesignal' ) );
		self::assertStringContainsString( 'OneSignal', self::text( 'storage' ) );
	}

	public function test_a_page_is_out_of_date_after_a_setting_has_changed_until_the_owner_has_changed_it(): void {
		$pages = Wired::of( DocumentPages::class );
		$id    = $pages->create( 'record', 'en_US' );
		self::assertIsInt( $id );
		self::assertSame( 'draft', get_post_status( $id ) );
		self::assertSame( $id, $pages->create( 'record', 'en_US' ) );
		self::assertNull( $pages->change( 'record' ) );
		$account = self::account();
		do_action( 'vestibule_purge' );
		$change = $pages->change( 'record' );
		self::assertNotNull( $change );
		self::assertStringNotContainsString( 'WhatsApp', $change['old'] );
		self::assertStringContainsString( 'WhatsApp', $change['new'] );
		self::assertEqualsWithDelta( time(), $change['since'], 60 );
		$pages->accept( 'record', DocumentPages::hash( $change['old'] ) );
		self::assertNotNull( $pages->change( 'record' ) );
		$pages->accept( 'record', DocumentPages::hash( $change['new'] ) );
		self::assertNull( $pages->change( 'record' ) );
		wp_trash_post( $account );
		self::assertNotNull( $pages->change( 'record' ) );
		wp_trash_post( $id );
		self::assertNull( $pages->page( 'record' ) );
		self::assertNull( $pages->change( 'record' ) );
	}

	public function test_the_accessibility_statement_contains_a_published_form_for_reports(): void {
		$pages = Wired::of( DocumentPages::class );
		$id    = $pages->create( Documents::STATEMENT, 'en_US' );
		self::assertIsInt( $id );
		$blocks = array_column( parse_blocks( (string) get_post_field( 'post_content', $id ) ), 'attrs', 'blockName' );
		$form   = $blocks['vestibule/form']['ref'] ?? 0;
		self::assertSame( 'publish', get_post_status( $form ) );
		self::assertSame( 'Report a barrier', get_the_title( $form ) );
		wp_trash_post( $id );
		$again = $pages->create( Documents::STATEMENT, 'en_US' );
		self::assertIsInt( $again );
		self::assertStringContainsString( "\"ref\":{$form}", (string) get_post_field( 'post_content', $again ) );
	}

	public function test_only_administrators_with_a_nonce_can_act_on_documents(): void {
		add_filter( 'wp_die_handler', static fn (): Closure => static fn ( string $said ): never => throw new DomainException( $said ) );
		$_GET = array( 'do' => 'create', 'document' => 'record' );
		foreach ( array( 'editor' => true, 'administrator' => false ) as $role => $has_nonce ) {
			$user = wp_insert_user( array( 'user_login' => "{$role}-of-documents", 'user_pass' => 'x', 'role' => $role ) );
			self::assertIsInt( $user );
			wp_set_current_user( $user );
			$_REQUEST = array( '_wpnonce' => $has_nonce ? wp_create_nonce( 'vestibule_document' ) : 'wrong' );
			try {
				do_action( 'admin_post_vestibule_document' );
				self::fail( "The {$role} was allowed to create a page." );
			} catch ( DomainException ) {
				self::assertNull( Wired::of( DocumentPages::class )->page( 'record' ) );
			}
		}
		$_GET     = array();
		$_REQUEST = array();
	}

	public function test_a_page_is_up_to_date_regardless_of_the_language_of_the_administrator(): void {
		$post = get_posts( array( 'post_type' => FormPostType::NAME ) )[0];
		wp_update_post( array( 'ID' => $post->ID, 'post_content' => '<!-- wp:vestibule/field-email {"name":"email"} /-->' ) );
		self::forget();
		$pages = Wired::of( DocumentPages::class );
		$pages->create( 'record', 'en_US' );
		// Reads the forms in another language, in which an administrator uses wp-admin.
		add_filter( 'determine_locale', static fn ( string $locale ): string => is_locale_switched() ? $locale : 'de_DE' );
		add_filter( 'gettext_vestibule', static fn ( string $text, string $source ): string => 'de_DE' === determine_locale() && 'Email' === $source ? 'E-Mail' : $text, 10, 2 );
		self::forget();
		self::assertStringContainsString( 'E-Mail', Wired::of( Documents::class )->document( 'record' )->text() );
		self::assertNull( Wired::of( DocumentPages::class )->change( 'record' ) );
	}

	public function test_other_plugins_add_activities_and_invalid_ones_are_ignored(): void {
		$activity = array( 'title' => 'Library', 'purpose' => 'Lending', 'people' => 'Readers', 'data' => array( 'Books' ), 'recipients' => array(), 'retention' => 'One year' );
		add_filter( 'vestibule/processing_activities', static fn ( array $all ): array => array( ...$all, $activity, array( 'title' => 'Nothing' ), array( 'title' => 'Nothing', 'data' => 'text' ) + $activity, array( 'title' => 'Nothing', 'recipients' => array( 'a', 1 ) ) + $activity, 'text' ) );
		$record = self::text( 'record' );
		self::assertStringContainsString( 'Purpose: Lending', $record );
		self::assertStringNotContainsString( 'Nothing', $record );
	}

	private static function text( string $name ): string {
		self::forget();
		return Wired::of( Documents::class )->document( $name )->text();
	}

	/** Clears the cached forms, as at the start of a request. */
	private static function forget(): void {
		Wired::forget( 'Vestibule\Tools\Documents\\' );
		Wired::of( Forms::class )->forget();
	}

	private static function account(): int {
		$id = wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Ada' ) );
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	private static function useEverything(): void {
		$post = get_posts( array( 'post_type' => FormPostType::NAME ) )[0];
		wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_title'   => 'Form 4',
				'post_content' => '<!-- wp:vestibule/field-text {"name":"street","label":"Your street"} /--><!-- wp:vestibule/field-appointment {"name":"when","label":""} /-->',
			)
		);
		$settings = array(
			'form-settings' => array( 'deleteAfterDays' => 90 ),
			'form-notifications' => array( 'list' => array( array( 'id' => 'owner', 'addresses' => 'desk@example.com' ) ) ),
			'form-webhooks' => array( 'list' => array( array( 'id' => 'one', 'url' => 'https://hooks.example.com/in' ) ) ),
			'form-saving' => array( 'later' => true ),
			'form-spam' => array( 'captcha' => 'turnstile' ),
		);
		foreach ( $settings as $contract => $values ) {
			update_post_meta( $post->ID, PostSettings::key( $contract ), $values );
		}
		self::account();
		wp_insert_post( array( 'post_type' => 'vestibule_course', 'post_status' => 'publish', 'post_title' => 'Weaving' ) );
		wp_insert_post( array( 'post_type' => 'vestibule_event', 'post_status' => 'publish', 'post_title' => 'Consultation' ) );
		update_option( 'vestibule_push', array( 'provider' => 'self-hosted' ) );
		if ( ! class_exists( \Akismet::class ) ) {
			define( 'AKISMET_VERSION', '5.5' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Akismet's own file names it.
			require_once WP_PLUGIN_DIR . '/akismet/class.akismet.php';
		}
		update_option( 'wordpress_api_key', 'key' );
		update_option( 'vestibule_spam', array( 'akismet' => true ) );
		update_option( 'vestibule_country_service', 'https://geo.example.com/{ip}' );
		self::forget();
	}
}
