<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Consent;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Consent;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Site\Consent\ConsentModule;
use Vestibule\Site\Consent\NoticePage;
use Vestibule\Site\Consent\Waiting;
use Vestibule\Tests\TestCase;
use WP_Styles;

/**
 * On which pages the notice is (docs/consent.md): where something waits for consent, or where the owner says
 * so.
 */
final class NoticePageTest extends TestCase {

	private WP_Styles $styles;

	/** A page of its own, for which nothing was asked for yet; what is registered comes back after it. */
	protected function setUp(): void {
		parent::setUp();
		$this->styles         = wp_styles();
		$GLOBALS['wp_styles'] = clone $this->styles;
		wp_styles()->queue    = array();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_styles'] = $this->styles;
		parent::tearDown();
	}

	public function test_a_new_site_has_nothing_of_a_notice(): void {
		delete_option( ConsentModule::OPTION );
		$page = $this->page();
		$page->enqueue();
		self::assertSame( '', $this->printed( $page ) );
		self::assertFalse( wp_style_is( 'vestibule-consent', 'registered' ) );
	}

	/** @return iterable<string, array{Closure(): mixed}> */
	public static function whatWaits(): iterable {
		$mark = array( 'type' => 'text/plain', 'data-consent' => 'statistics', 'src' => '/a.js' );
		yield 'a marked script in a text' => array( static fn () => apply_filters( 'the_content', '<script type="text/plain" data-consent="statistics">1</script>' ) );
		yield 'in a block of HTML' => array( static fn () => do_blocks( '<!-- wp:html --><script type="text/plain" data-consent>1</script><!-- /wp:html -->' ) );
		yield 'a script that is printed' => array( static fn () => wp_get_script_tag( $mark ) );
		yield 'an inline script that is printed' => array( static fn () => wp_get_inline_script_tag( '1', array_diff_key( $mark, array( 'src' => '' ) ) ) );
		yield 'a script that a plugin marks' => array( static fn () => apply_filters( 'script_loader_tag', '<script type="text/plain" data-consent="marketing" src="/a.js"></script>', 'a', '/a.js' ) );
		yield 'a plugin that says so' => array( static fn () => add_filter( 'vestibule/consent_needed', '__return_true' ) );
	}

	/** @param Closure(): mixed $waits */
	#[DataProvider( 'whatWaits' )]
	public function test_it_is_where_something_waits( Closure $waits ): void {
		$page = $this->page();
		self::assertSame( '', $this->printed( $page ) );
		$waits();
		self::assertStringContainsString( '<section class="vestibule-notice is-bottom', $this->printed( $page ) );
		self::assertSame( '', $this->printed( $page ), 'It is printed once.' );
	}

	public function test_what_is_seen_late_brings_its_style_and_script_along(): void {
		$page = $this->page();
		$page->enqueue();
		wp_get_script_tag( array( 'data-consent' => '' ) );
		$late = $this->printed( $page );
		self::assertStringContainsString( 'vestibule-consent-inline-css', $late );
		self::assertMatchesRegularExpression( '/<script[^>]+modules\/consent\.js/', $late );
	}

	public function test_a_text_that_is_only_excerpted_does_not_ask(): void {
		$page = $this->page();
		add_filter( 'get_the_excerpt', static fn (): mixed => apply_filters( 'the_content', '<script type="text/plain" data-consent>1</script>' ) );
		apply_filters( 'get_the_excerpt', '' );
		self::assertSame( '', $this->printed( $page ) );
	}

	public function test_the_owner_says_always_or_never(): void {
		update_option( ConsentModule::OPTION, array( 'showOn' => 'always' ) );
		self::assertStringNotContainsString( ' is-quiet', $this->printed( $this->page() ) );
		update_option( ConsentModule::OPTION, array( 'consentMode' => true ) );
		self::assertNotSame( '', $this->printed( $this->page() ) );
		update_option( ConsentModule::OPTION, array( 'isShown' => false, 'showOn' => 'always' ) );
		add_filter( 'vestibule/consent_needed', '__return_true' );
		self::assertSame( '', $this->printed( $this->page() ) );
	}

	public function test_the_control_works_where_nothing_waits(): void {
		$page    = $this->page();
		$control = $page->block();
		self::assertStringContainsString( 'value="revoke"', $control );
		self::assertStringContainsString( ' is-quiet', $this->printed( $page ) );
		update_option( ConsentModule::OPTION, array( 'revoke' => true ) );
		$floating = $this->printed( $this->page() );
		self::assertStringContainsString( ' is-quiet', $floating );
		self::assertStringContainsString( ' is-floating"', $floating );
	}

	public function test_other_code_keeps_it_off_a_page_or_puts_it_on_one(): void {
		add_filter( 'vestibule/show_cookie_notice', '__return_true' );
		self::assertStringNotContainsString( ' is-quiet', $this->printed( $this->page() ) );
		add_filter( 'vestibule/show_cookie_notice', '__return_false', 20 );
		$page = $this->page();
		self::assertSame( '', $page->block() );
		self::assertSame( '', $this->printed( $page ) );
	}

	private function page(): NoticePage {
		$waiting = new Waiting();
		$waiting->register();
		$settings = new Settings( new Schema( dirname( __DIR__, 4 ) . '/plugin/contracts' ), ConsentModule::OPTION, Consent::class );
		$assets   = new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
		return new NoticePage( $settings, $waiting, new Loader( $assets ), new BuiltModule( $assets, 'consent' ), new BuiltModule( $assets, 'consent-control' ) );
	}

	private function printed( NoticePage $page ): string {
		ob_start();
		$page->print();
		return (string) ob_get_clean();
	}
}
