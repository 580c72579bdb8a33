<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Consent\Embeds;
use Vestibule\Site\Consent\EmbedServices;
use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Embedded content of other sites, blocked until the visitor consents (docs/consent.md). */
final class EmbedsTest extends TestCase {

	/** @return iterable<string, array{string, string, string}> */
	public static function embedsByScript(): iterable {
		yield 'X' => array( '<blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1">1</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>', 'X', 'https://twitter.com/a/status/1' );
		yield 'TikTok' => array( '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/1"><section></section></blockquote><script async src="https://www.tiktok.com/embed.js"></script>', 'TikTok', 'https://www.tiktok.com/@a/video/1' );
		yield 'Reddit' => array( '<blockquote class="reddit-embed-bq"><a href="https://www.reddit.com/r/a/1">1</a></blockquote><script async src="https://embed.reddit.com/widgets.js"></script>', 'Reddit', 'https://www.reddit.com/r/a/1' );
		yield 'Instagram' => array( '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/1/"></blockquote><script async src="//platform.instagram.com/en_US/embeds.js"></script>', 'Instagram', 'https://www.instagram.com/p/1/' );
		yield 'Facebook' => array( '<div id="fb-root"></div><script async defer crossorigin="anonymous" src="https://connect.facebook.net/en_US/sdk.js#xfbml=1"></script><div class="fb-post" data-href="https://www.facebook.com/a/posts/1"></div>', 'Facebook', 'https://www.facebook.com/a/posts/1' );
		yield 'an unknown provider' => array( '<p>1</p><script src="https://widgets.example.org/a.js"></script>', 'widgets.example.org', 'https://widgets.example.org/a.js' );
	}

	#[DataProvider( 'embedsByScript' )]
	public function test_an_embed_with_a_script_is_blocked_and_replaced_by_a_link( string $html, string $name, string $source ): void {
		$waits = ( new Embeds() )->wait( $html );
		$this->assertNothingLoads( $waits );
		self::assertStringContainsString( '<template>', $waits );
		self::assertStringContainsString( "Always load from {$name}", html_entity_decode( wp_strip_all_tags( $waits ) ) );
		self::assertStringContainsString( 'href="' . esc_url( $source ) . '"', $waits );
		self::assertSame( $waits, ( new Embeds() )->wait( $waits ), 'The embed is blocked once.' );
	}

	public function test_a_blocked_iframe_is_replaced_by_an_offer_with_the_name_and_size_of_its_service(): void {
		$html  = '<p>a</p><iframe src="https://www.youtube.com/embed/1" width="500" height="281" title="a > b"></iframe><p>b</p><iframe src=\'//player.vimeo.com/video/2\'></iframe><iframe src="/own/"></iframe>';
		$waits = ( new Embeds() )->frames( $html );
		self::assertSame( 2, substr_count( $waits, 'vestibule-consent-offer"' ) );
		self::assertStringContainsString( '--vestibule-embed-width:500px;--vestibule-embed-height:281px;', $waits );
		self::assertMatchesRegularExpression( '/YouTube.*<iframe[^>]*youtube.*Vimeo.*<iframe[^>]*vimeo.*<iframe src="\/own\/"/s', $waits );
		self::assertSame( $waits, ( new Embeds() )->frames( $waits ) );
	}

	public function test_wordpress_embeds_are_blocked_in_blocks_and_in_classic_content(): void {
		update_option( ConsentSettings::OPTION, array( 'showOn' => 'waiting' ) );
		$tweet = '<blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1">1</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>';
		add_filter( 'pre_oembed_result', static fn (): string => $tweet );
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'none' ) );
		$block = '<!-- wp:embed {"url":"https://twitter.com/a/status/1","type":"rich","providerNameSlug":"twitter"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">' . "\nhttps://twitter.com/a/status/1\n" . '</div></figure><!-- /wp:embed -->';
		$shown = $this->content( $block . $block );
		$this->assertNothingLoads( $shown );
		self::assertSame( 2, substr_count( $shown, '<template>' ) );
		$classic = $this->content( "Words\n\nhttps://twitter.com/a/status/1\n\nMore" );
		$this->assertNothingLoads( $classic );
		update_option( ConsentSettings::OPTION, array( 'blocksEmbeds' => false ) );
	}

	public function test_a_blocked_embed_without_a_link_in_its_html_links_to_the_url_of_its_block(): void {
		update_option( ConsentSettings::OPTION, array( 'showOn' => 'waiting' ) );
		$html  = '<figure><div id="player"></div><script src="https://cdn.example.org/player.js"></script></figure>';
		$block = array( 'attrs' => array( 'url' => 'https://video.example.org/watch/1' ) );
		$shown = apply_filters( 'render_block_core/embed', $html, $block ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		self::assertIsString( $shown );
		$this->assertNothingLoads( $shown );
		self::assertStringContainsString( 'href="https://video.example.org/watch/1"', $shown );
	}

	public function test_custom_html_is_blocked_only_if_it_contains_a_known_service(): void {
		$html = static fn ( string $inner ): string => do_blocks( "<!-- wp:html -->{$inner}<!-- /wp:html -->" );
		$this->assertNothingLoads( $html( '<blockquote class="twitter-tweet"></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>' ) );
		$this->assertNothingLoads( $html( '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>' ) );
		self::assertStringContainsString( '<script src="https://cdn.example.org/own.js">', $html( '<script src="https://cdn.example.org/own.js"></script>' ) );
	}

	public function test_a_filter_can_add_embed_services(): void {
		add_filter( 'vestibule/embed_services', static fn ( array $rows ): array => array( ...$rows, array( 'name' => 'House film', 'hosts' => array( 'film.example' ), 'kind' => 'statistics' ), 'broken' ) );
		$service = ( new EmbedServices() )->forHost( 'player.film.example' );
		self::assertSame( array( 'House film', 'statistics', true ), array( $service['name'], $service['kind'], $service['isKnown'] ) );
		self::assertSame( 'notfilm.example', ( new EmbedServices() )->forHost( 'notfilm.example' )['name'] );
	}

	private function content( string $content ): string {
		$html = apply_filters( 'the_content', $content );
		return is_string( $html ) ? $html : '';
	}

	private function assertNothingLoads( string $html ): void {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), array( 'SCRIPT', 'IFRAME', 'IMG' ), true ) ) {
				self::assertNull( $tags->get_attribute( 'src' ), $html );
			}
		}
		self::assertStringContainsString( 'vestibule-consent-offer', $html );
	}
}
