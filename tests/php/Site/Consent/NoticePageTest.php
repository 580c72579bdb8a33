<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Consent;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Consent\NoticePage;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_Styles;

/**
 * Pages with the cookie notice: those with content that needs consent, or those chosen in the settings
 * (docs/consent.md).
 */
final class NoticePageTest extends TestCase {

	private WP_Styles $styles;

	/** Simulates a separate page without enqueued styles. Registered styles are restored afterwards. */
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

	public function test_a_new_site_has_no_cookie_notice(): void {
		delete_option( ConsentSettings::OPTION );
		$page = $this->page();
		$page->enqueue();
		self::assertSame( '', $this->printed( $page ) );
		self::assertFalse( wp_style_is( 'vestibule-consent', 'registered' ) );
	}

	/** @return iterable<string, array{Closure(): mixed}> */
	public static function whatWaits(): iterable {
		$mark = array( 'type' => 'text/plain', 'data-consent' => 'statistics', 'src' => '/a.js' );
		yield 'a marked script in the content' => array( static fn () => apply_filters( 'the_content', '<script type="text/plain" data-consent="statistics">1</script>' ) );
		yield 'a marked script in an HTML block' => array( static fn () => do_blocks( '<!-- wp:html --><script type="text/plain" data-consent>1</script><!-- /wp:html -->' ) );
		yield 'a marked script tag' => array( static fn () => wp_get_script_tag( $mark ) );
		yield 'a marked inline script tag' => array( static fn () => wp_get_inline_script_tag( '1', array_diff_key( $mark, array( 'src' => '' ) ) ) );
		yield 'a script that another plugin marks' => array( static fn () => apply_filters( 'script_loader_tag', '<script type="text/plain" data-consent="marketing" src="/a.js"></script>', 'a', '/a.js' ) );
		yield 'the filter of another plugin' => array( static fn () => add_filter( 'vestibule/consent_needed', '__return_true' ) );
	}

	/** @param Closure(): mixed $waits */
	#[DataProvider( 'whatWaits' )]
	public function test_the_cookie_notice_is_printed_once_on_pages_with_content_that_needs_consent( Closure $waits ): void {
		$page = $this->page();
		self::assertSame( '', $this->printed( $page ) );
		$waits();
		self::assertStringContainsString( '<section class="vestibule-notice is-bottom', $this->printed( $page ) );
		self::assertSame( '', $this->printed( $page ), 'The notice is printed once.' );
	}

	public function test_a_page_adds_the_style_and_script_of_the_notice_even_if_content_that_needs_consent_is_found_late(): void {
		$page = $this->page();
		$page->enqueue();
		wp_get_script_tag( array( 'data-consent' => '' ) );
		$late = $this->printed( $page );
		self::assertStringContainsString( 'vestibule-consent-inline-css', $late );
		self::assertMatchesRegularExpression( '/<script[^>]+modules\/consent\.js/', $late );
	}

	public function test_content_used_only_for_an_excerpt_does_not_show_the_cookie_notice(): void {
		$page = $this->page();
		add_filter( 'get_the_excerpt', static fn (): mixed => apply_filters( 'the_content', '<script type="text/plain" data-consent>1</script>' ) );
		apply_filters( 'get_the_excerpt', '' );
		self::assertSame( '', $this->printed( $page ) );
	}

	public function test_the_settings_can_always_or_never_show_the_cookie_notice(): void {
		update_option( ConsentSettings::OPTION, array( 'showOn' => 'always' ) );
		self::assertStringNotContainsString( ' is-quiet', $this->printed( $this->page() ) );
		update_option( ConsentSettings::OPTION, array( 'consentMode' => true ) );
		self::assertNotSame( '', $this->printed( $this->page() ) );
		update_option( ConsentSettings::OPTION, array( 'isShown' => false, 'showOn' => 'always' ) );
		add_filter( 'vestibule/consent_needed', '__return_true' );
		self::assertSame( '', $this->printed( $this->page() ) );
	}

	public function test_the_revoke_button_also_works_on_pages_without_content_that_needs_consent(): void {
		$page    = $this->page();
		$control = $page->block();
		self::assertStringContainsString( 'value="revoke"', $control );
		self::assertStringContainsString( ' is-quiet', $this->printed( $page ) );
		update_option( ConsentSettings::OPTION, array( 'revoke' => true ) );
		$floating = $this->printed( $this->page() );
		self::assertStringContainsString( ' is-quiet', $floating );
		self::assertStringContainsString( ' is-floating"', $floating );
	}

	public function test_a_filter_can_show_or_hide_the_cookie_notice(): void {
		add_filter( 'vestibule/show_cookie_notice', '__return_true' );
		self::assertStringNotContainsString( ' is-quiet', $this->printed( $this->page() ) );
		add_filter( 'vestibule/show_cookie_notice', '__return_false', 20 );
		$page = $this->page();
		self::assertSame( '', $page->block() );
		self::assertSame( '', $this->printed( $page ) );
	}

	private function page(): NoticePage {
		Wired::forget( 'Vestibule\\Site\\Consent' );
		return Wired::of( NoticePage::class );
	}

	private function printed( NoticePage $page ): string {
		ob_start();
		$page->print();
		return (string) ob_get_clean();
	}
}
