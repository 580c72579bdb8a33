<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Form as part of the page content, with content filters and fragment caches. */
final class FormOnPageTest extends TestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
		add_filter( 'vestibule/rate_limit', '__return_zero' );
	}

	public function test_the_filtered_content_of_a_page_contains_the_complete_form(): void {
		$content = $this->content( "{$this->block()}\n\n<!-- wp:paragraph --><p>It's here</p><!-- /wp:paragraph -->" );
		self::assertStringContainsString( 'It&#8217;s here', $content );
		self::assertSame( $this->lines( do_blocks( $this->block() ) ), $this->lines( (string) preg_replace( '~.*?(<div[^>]*data-island="form".*</script></div>).*~s', '$1', $content ) ) );
	}

	#[DataProvider( 'typed' )]
	public function test_typed_text_is_displayed_unchanged_and_its_shortcodes_do_not_run( string $typed ): void {
		add_shortcode( 'vestibule_run', static fn(): string => 'it ran' );
		$posted = array( 'names' => array( 'first_name' => $typed, 'last_name' => '' ), 'description' => $typed, 'fcal_booking_2' => '' );
		PrintedForm::send( $posted );
		$page = $this->content( $this->block() );
		remove_shortcode( 'vestibule_run' );
		self::assertStringNotContainsString( 'it ran', $page );
		$lines = implode( "\n", Canonical::of( $page ) );
		self::assertStringContainsString( $typed, html_entity_decode( $lines, ENT_QUOTES ) );
		preg_match( '#<script[^>]*data-part="props">(.*?)</script>#s', $page, $found );
		$props = (array) json_decode( $found[1] ?? '', true );
		self::assertSame( $typed, ( (array) ( $props['values'] ?? array() ) )['description'] ?? '' );
	}

	/** @return iterable<string, array{string}> */
	public static function typed(): iterable {
		yield 'a shortcode' => array( 'x [vestibule_run] y [[vestibule_run]] [vestibule_run]z[/vestibule_run]' );
		yield 'a spelling that WordPress corrects' => array( 'I use Wordpress (Wordpress)' );
		yield 'smileys and quotes' => array( ':) "so" it\'s ;) 8-) -- ...' );
	}

	public function test_two_forms_on_the_same_page_share_no_ids(): void {
		$page = $this->content( $this->block() . $this->block() );
		self::assertSame( 2, substr_count( $page, 'data-form_id="4"' ) );
		preg_match_all( '/ id="([^"]+)"/', $page, $ids );
		self::assertSame( $ids[1], array_values( array_unique( $ids[1] ) ) );
	}

	public function test_several_visitors_can_submit_a_form_from_a_fragment_cache(): void {
		set_transient( 'kept_fragment', $this->content( $this->block() ) );
		$html = (string) get_transient( 'kept_fragment' ); // @phpstan-ignore cast.string (a string was put there)
		preg_match_all( '/<input type="hidden" name="(\w+)" value="([^"]*)"/', $html, $found );
		$hidden = array_combine( $found[1], $found[2] );
		self::assertSame( '', $hidden['__vestibule_token'] );
		$site = new FormSite();
		foreach ( array( '203.0.113.1', '203.0.113.2' ) as $address ) {
			$answer = $site->post( $hidden, array(), $address );
			self::assertSame( 303, $answer->status );
		}
		self::assertSame( 2, $site->counts()[0] );
	}

	private function block(): string {
		return "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->";
	}

	private function content( string $blocks ): string {
		$content = apply_filters( 'the_content', $blocks ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return convert_smilies( wptexturize( do_shortcode( is_string( $content ) ? $content : '' ) ) );
	}

	/** @return list<string> Lines that are the same for each form of the page. */
	private function lines( string $html ): array {
		return Canonical::of( (string) preg_replace( array( '/ff_form_instance_4_\d+/', '/(name="vestibule_try" value=)"[0-9a-f]+"/' ), array( 'ff_form_instance_4_N', '$1""' ), $html ) );
	}
}
