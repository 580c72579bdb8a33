<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Caches;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Caches\CachePurge;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Pages purged at the end of the request after content of the plugin has changed. */
final class ChangesTest extends TestCase {

	/** @var list<list<int>> Posts of each purge request. */
	private array $asked = array();

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->post( 'vestibule_form', '<!-- wp:vestibule/field-email /-->' );
		foreach ( array( 'shutdown', CachePurge::ACTION ) as $hook ) {
			remove_all_actions( $hook );
		}
		add_action( CachePurge::ACTION, $this->note( ... ) );
		// Creating the form above is a change that would otherwise be purged at the end of the request.
		Wired::forget( 'Vestibule\\Site\\Caches\\' );
	}

	public function test_changing_a_form_purges_the_pages_that_show_it_once(): void {
		$block = $this->page( $this->block() );
		$code  = $this->page( '[vestibule_form id="7"]' );
		$books = $this->page( "<!-- wp:vestibule/booking {\"ref\":{$this->form}} /-->" );
		$this->page( '<!-- wp:vestibule/form {"ref":999999} /-->' );
		$this->change( fn () => wp_update_post( array( 'ID' => $this->form, 'post_content' => '<!-- wp:vestibule/field-text /-->' ) ) );
		self::assertSame( array( array( $block, $code, $books ) ), $this->asked );
	}

	public function test_changed_form_settings_purge_its_pages_but_changed_notifications_do_not(): void {
		$page = $this->page( $this->block() );
		$this->change( fn () => update_post_meta( $this->form, 'vestibule_form_settings', array( 'button' => 'Go' ) ) );
		$this->change( fn () => update_post_meta( $this->form, 'vestibule_form_notifications', array( 'list' => array() ) ) );
		self::assertSame( array( array( $page ) ), $this->asked );
	}

	public function test_trashing_a_form_purges_its_pages(): void {
		$page = $this->page( $this->block() );
		$this->change( fn () => wp_trash_post( $this->form ) );
		self::assertSame( array( array( $page ) ), $this->asked );
	}

	public function test_changing_a_draft_or_a_form_without_pages_purges_nothing(): void {
		$draft = $this->post( 'vestibule_form', '', 'draft' );
		$this->page( "<!-- wp:vestibule/form {\"ref\":{$draft}} /-->" );
		$this->change( static fn () => wp_update_post( array( 'ID' => $draft, 'post_title' => 'New' ) ) );
		$this->change( fn () => wp_update_post( array( 'ID' => $this->form, 'post_title' => 'On no page' ) ) );
		self::assertSame( array(), $this->asked );
	}

	/** @param Closure(string): mixed $show */
	#[DataProvider( 'anywhere' )]
	public function test_changing_a_form_that_can_appear_on_any_page_purges_everything( Closure $show ): void {
		$show( $this->block() );
		$this->change( fn () => wp_update_post( array( 'ID' => $this->form, 'post_title' => 'New' ) ) );
		self::assertSame( array( array() ), $this->asked );
	}

	/** @return iterable<string, array{Closure(string): mixed}> */
	public static function anywhere(): iterable {
		foreach ( array( 'wp_block', 'wp_template_part', 'wp_navigation' ) as $type ) {
			yield $type => array( static fn ( string $block ): mixed => wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'T', 'post_content' => $block ) ) );
		}
		yield 'a widget' => array( static fn ( string $block ): mixed => update_option( 'widget_block', array( 2 => array( 'content' => $block ) ) ) );
	}

	public function test_changed_opening_hours_purge_the_pages_with_the_appointment_type(): void {
		$event  = $this->post( 'vestibule_event', '' );
		$form   = $this->post( 'vestibule_form', "<!-- wp:vestibule/field-appointment {\"event\":{$event}} /-->" );
		$page   = $this->page( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
		$picker = $this->page( "<!-- wp:vestibule/appointment {\"event\":{$event}} /-->" );
		$this->page( $this->block() );
		$this->asked = array();
		$this->change( static fn () => update_post_meta( $event, 'vestibule_event', array( 'duration' => 30 ) ) );
		self::assertCount( 1, $this->asked );
		self::assertEqualsCanonicalizing( array( $page, $picker ), $this->asked[0] );
	}

	/** @param non-empty-string $hook */
	#[DataProvider( 'switches' )]
	public function test_activating_or_deactivating_the_plugin_purges_everything( string $hook ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own hooks.
		$this->change( static fn () => do_action( $hook, false ) );
		self::assertSame( array( array() ), $this->asked );
	}

	/** @return iterable<string, array{string}> */
	public static function switches(): iterable {
		yield 'activation' => array( 'activate_vestibule/vestibule.php' );
		yield 'deactivation' => array( 'deactivate_vestibule/vestibule.php' );
	}

	/** @param Closure(): mixed $change */
	#[DataProvider( 'forAll' )]
	public function test_changing_content_that_all_pages_show_purges_everything_once( Closure $change ): void {
		$this->change( $change );
		self::assertSame( array( array() ), $this->asked );
	}

	/** @return iterable<string, array{Closure(): mixed}> */
	public static function forAll(): iterable {
		foreach ( array( 'vestibule_chat', 'vestibule_consent', 'vestibule_push', 'vestibule_spam', 'vestibule_speed' ) as $option ) {
			yield $option => array( static fn (): mixed => update_option( $option, array( 'x' => uniqid() ) ) );
		}
		yield 'a chat account' => array( static fn (): mixed => wp_insert_post( array( 'post_type' => 'vestibule_account', 'post_status' => 'publish', 'post_title' => 'Ada' ) ) );
		yield 'several changes' => array(
			static function (): void {
				update_option( 'vestibule_chat', array( 'x' => 1 ) );
				update_option( 'vestibule_consent', array( 'x' => 1 ) );
				wp_insert_post( array( 'post_type' => 'vestibule_account', 'post_status' => 'publish', 'post_title' => 'Ada' ) );
			},
		);
	}

	public function test_changed_wordpress_posts_are_not_purged_by_the_plugin(): void {
		$this->change( fn () => $this->page( $this->block() ) );
		self::assertSame( array(), $this->asked );
	}

	public function test_other_code_can_use_the_same_action_to_request_a_purge(): void {
		do_action( 'vestibule/purge_pages', array( 5 ) );
		self::assertSame( array( array( 5 ) ), $this->asked );
	}

	public function test_updating_the_plugin_schedules_a_purge_of_everything(): void {
		$file = 'vestibule/vestibule.php';
		do_action( 'upgrader_process_complete', null, array( 'type' => 'plugin', 'action' => 'update', 'plugins' => array( 'akismet/akismet.php' ) ) );
		self::assertFalse( wp_next_scheduled( 'vestibule_purge_pages' ) );
		do_action( 'upgrader_process_complete', null, array( 'type' => 'plugin', 'action' => 'update', 'plugins' => array( $file ) ) );
		self::assertNotFalse( wp_next_scheduled( 'vestibule_purge_pages' ) );
	}

	/** @param list<int> $posts */
	private function note( array $posts ): void {
		$this->asked[] = $posts;
	}

	/** @param Closure(): mixed $change */
	private function change( Closure $change ): void {
		$change();
		do_action( 'shutdown' );
		remove_all_actions( 'shutdown' );
	}

	private function block(): string {
		return "<!-- wp:group --><div><!-- wp:vestibule/form {\"ref\":{$this->form}} /--></div><!-- /wp:group -->";
	}

	private function page( string $content ): int {
		return $this->post( 'page', $content );
	}

	private function post( string $type, string $content, string $status = 'publish' ): int {
		return (int) wp_insert_post( array( 'post_type' => $type, 'post_status' => $status, 'post_title' => 'Title', 'post_content' => wp_slash( $content ) ) );
	}
}
