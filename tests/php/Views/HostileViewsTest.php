<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Accordion\AccordionBlock;
use Vestibule\Carousel\View as CarouselView;
use Vestibule\Chat\View\Props;
use Vestibule\Chat\View\View as ChatView;
use Vestibule\Consent\EmbedOffer;
use Vestibule\Consent\Notice;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Modal\View as ModalView;
use Vestibule\Scrolling\ScrollTopBlock;
use Vestibule\Tabs\TabsView;
use Vestibule\Tests\Form\OwnTypes;
use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/**
 * Each view by itself, without a page: whatever is typed into it stays text, nothing is no fault, and what is printed
 * twice shares no id.
 *
 * @phpstan-import-type ChatProps from Props
 * @phpstan-import-type Props from CarouselView as CarouselProps
 */
final class HostileViewsTest extends TestCase {

	private const PLAIN = 'plain';

	/** Tags, quotes, comments, entities, signs of four bytes, right to left, what is not UTF-8, and addresses. */
	private const TEXTS = array(
		'a script'            => '</script><script>alert(1)</script>',
		'a picture'           => '<img src=x onerror=alert(1)>',
		'quotes'              => '" onmouseover="alert(1)" x=\' onfocus=\'alert(2)',
		'ends of elements'    => '</button></a></div></dialog></textarea></select></option></style></title>',
		'a comment'           => '<!-- --!> --> <![CDATA[x]]>',
		'entities'            => '&lt;b&gt; &amp;quot; &#39; &nbsp;',
		'four bytes'          => '𝒳 👩‍👩‍👧 🇩🇪',
		'right to left'       => "\u{202E}مرحبا \u{2067}שלום\u{2069}",
		'a line separator'    => "a\u{2028}b\u{2029}c",
		'an address'          => 'javascript:alert(1)',
		'a hidden address'    => " java\tscript:alert(1)",
		'a shortcode'         => '[gallery] :) 8-) Wordpress -- ...',
	);

	private const EMPTY = array( 'nothing' => '', 'a space' => ' ', 'zero' => '0' );

	/** @return iterable<string, array{Closure(string, string): string}> By view: what it prints of a text and an id. */
	public static function views(): iterable {
		foreach ( array( 'launcher', 'button', 'link' ) as $kind ) {
			foreach ( array( false, true ) as $asks ) {
				yield "chat {$kind}" . ( $asks ? ', with consent' : '' ) => array( static fn ( string $text, string $id ): string => ChatView::render( self::chat( $kind, $asks, $text, $id ), 'Terms' ) );
			}
		}
		yield 'modal' => array( static fn ( string $text, string $id ): string => ( new ModalView() )->render( $id, $text, '' ) . ( new ModalView() )->opener( $id, "x{$text}" ) );
		yield 'carousel' => array( static fn ( string $text ): string => ( new CarouselView() )->render( self::carousel( $text ), '', '', array( 'class' => $text, 'data-own' => $text ) ) );
		yield 'cookie notice' => array( static fn ( string $text ): string => self::notice( $text )->render() );
		yield 'cookie control' => array( static fn ( string $text ): string => self::notice( $text )->control( 'here' ) );
		yield 'embed' => array( static fn ( string $text ): string => EmbedOffer::render( array( 'name' => "x{$text}", 'kind' => 'marketing', 'height' => 0, 'again' => '', 'isKnown' => true ), $text ) );
		yield 'tabs' => array(
			static fn ( string $text, string $id ): string => ( new TabsView() )->render( array( 'ids' => array( "{$id}-1", "{$id}-2" ), 'open' => 0, 'label' => $text, 'orientation' => 'horizontal' ), array(), '', array() ),
		);
		yield 'accordion buttons' => array( static fn ( string $text ): string => AccordionBlock::buttons( array( 'openAll' => $text, 'closeAll' => $text ) ) );
		yield 'form: submit' => array( static fn ( string $text ): string => ViewRow::html( array( 'name' => '', 'submit' => $text, 'html' => array() ) ) );
		yield 'form: errors' => array( static fn ( string $text, string $id ): string => ViewRow::html( array( 'name' => '', 'fields' => array( array( 'id' => $id, 'type' => 'text', 'label' => $text ) ), 'errors' => array( 'f' => array( "x{$text}" ), 'form' => array( "x{$text}" ) ), 'html' => array() ) ) );
		foreach ( array_keys( OwnTypes::all()->all() ) as $type ) {
			yield "form: {$type}" => array( static fn ( string $text, string $id ): string => self::field( $type, $text, $id ) );
		}
	}

	/** @return iterable<string, array{Closure(string, string): string, string}> */
	public static function hostile(): iterable {
		foreach ( self::views() as $view => [ $render ] ) {
			foreach ( self::TEXTS as $name => $text ) {
				yield "{$view}: {$name}" => array( $render, $text );
			}
		}
	}

	/** @param Closure(string, string): string $render */
	#[DataProvider( 'hostile' )]
	public function test_what_is_typed_is_shown_and_adds_no_element_and_no_attribute( Closure $render, string $text ): void {
		$html = $render( $text, 'one' );
		self::assertSame( self::tags( $render( self::PLAIN, 'one' ) ), self::tags( $html ) );
		self::assertStringContainsString( $text, html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		self::assertStringNotContainsString( 'Not read', implode( "\n", Canonical::of( $html ) ) );
		foreach ( self::values( $html, array( 'href', 'src', 'action', 'formaction', 'style' ) ) as $value ) {
			self::assertDoesNotMatchRegularExpression( '/^[\s\x00-\x20]*j\s*a\s*v\s*a\s*script/i', $value );
		}
	}

	/** @return iterable<string, array{Closure(string, string): string, string}> */
	public static function empty(): iterable {
		foreach ( self::views() as $view => [ $render ] ) {
			foreach ( self::EMPTY as $name => $text ) {
				yield "{$view}: {$name}" => array( $render, $text );
			}
		}
	}

	/** @param Closure(string, string): string $render */
	#[DataProvider( 'empty' )]
	public function test_nothing_to_say_is_no_fault( Closure $render, string $text ): void {
		$html = $render( $text, 'one' );
		self::assertNotSame( '', $html );
		self::assertStringNotContainsString( 'Not read', implode( "\n", Canonical::of( $html ) ) );
		self::assertNotContains( '', self::values( $html, array( 'id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls' ) ) );
	}

	public function test_what_is_not_utf_8_is_no_fault_either(): void {
		foreach ( self::views() as $view => [ $render ] ) {
			$html = $render( "a\xC3(\xF0\x9Fb", 'one' );
			self::assertTrue( mb_check_encoding( $html, 'UTF-8' ), $view );
		}
	}

	/** @param Closure(string, string): string $render */
	#[DataProvider( 'views' )]
	public function test_two_of_them_share_no_id_and_name_their_own( Closure $render ): void {
		$one   = self::values( $render( self::PLAIN, 'one' ), array( 'id' ) );
		$other = self::values( $render( self::PLAIN, 'other' ), array( 'id' ) );
		self::assertSame( $one, array_values( array_unique( $one ) ) );
		self::assertSame( array(), array_values( array_diff( array_intersect( $one, $other ), array( Notice::ID ) ) ) );
		$named = self::values( $render( self::PLAIN, 'other' ), array( 'for', 'aria-controls', 'aria-labelledby' ) );
		self::assertSame( array(), array_values( array_diff( array_merge( ...array_map( static fn ( string $ids ): array => explode( ' ', $ids ), $named ) ), $other ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function blocks(): iterable {
		yield 'tabs' => array( '<!-- wp:vestibule/tabs --><!-- wp:vestibule/tab {"title":"One"} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/tab --><!-- /wp:vestibule/tabs -->' );
		yield 'accordion' => array( '<!-- wp:vestibule/accordion --><!-- wp:vestibule/accordion-item {"title":"One"} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/accordion-item --><!-- /wp:vestibule/accordion -->' );
		yield 'modal' => array( '<!-- wp:vestibule/modal {"buttonText":"Open"} --><!-- wp:heading --><h2>One</h2><!-- /wp:heading --><!-- /wp:vestibule/modal -->' );
		yield 'drawer' => array( '<!-- wp:vestibule/drawer {"label":"Menu"} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/drawer -->' );
		yield 'carousel' => array( '<!-- wp:vestibule/carousel --><!-- wp:vestibule/slide --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/slide --><!-- /wp:vestibule/carousel -->' );
		yield 'back to top' => array( '<!-- wp:vestibule/scroll-top /-->' );
	}

	#[DataProvider( 'blocks' )]
	public function test_a_block_that_is_printed_twice_shares_no_id( string $block ): void {
		$html = do_blocks( $block . $block );
		$ids  = self::values( $html, array( 'id' ) );
		self::assertNotSame( '', trim( $html ) );
		self::assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	/** @return iterable<string, array{string}> Blocks whose words an author writes as HTML. */
	public static function written(): iterable {
		yield 'tabs' => array( '<!-- wp:vestibule/tabs {"label":%1$s} --><!-- wp:vestibule/tab {"title":%1$s} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/tab --><!-- /wp:vestibule/tabs -->' );
		yield 'accordion' => array( '<!-- wp:vestibule/accordion {"isFaq":true} --><!-- wp:vestibule/accordion-item {"title":%1$s,"anchor":%1$s} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/accordion-item --><!-- /wp:vestibule/accordion -->' );
		yield 'drawer' => array( '<!-- wp:vestibule/drawer {"label":%1$s,"anchor":%1$s,"showsLabel":true} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/drawer -->' );
		yield 'carousel' => array( '<!-- wp:vestibule/carousel {"label":%1$s} --><!-- wp:vestibule/slide {"label":%1$s} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/slide --><!-- /wp:vestibule/carousel -->' );
		yield 'notifications' => array( '<!-- wp:vestibule/push-subscribe {"label":%1$s,"asksTopics":true} /-->' );
	}

	#[DataProvider( 'written' )]
	public function test_what_an_author_writes_into_a_block_runs_nothing( string $block ): void {
		update_option( 'vestibule_push', array( 'provider' => 'self-hosted', 'topics' => array( array( 'slug' => 'news', 'label' => self::TEXTS['a picture'] ) ) ) );
		foreach ( array( ...array_values( self::TEXTS ), '<a href="javascript:alert(1)" onclick="alert(2)">x</a><iframe src="//evil.example"></iframe><b>y</b>' ) as $text ) {
			$html = do_blocks( sprintf( $block, wp_json_encode( $text, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS ) ) );
			self::assertNotSame( '', $html );
			foreach ( self::tags( $html ) as [ $tag, $attributes ] ) {
				self::assertNotContains( $tag, array( 'SCRIPT', 'IFRAME', 'STYLE' ) );
				self::assertSame( array(), preg_grep( '/^on/', $attributes ), $html );
			}
			foreach ( self::values( $html, array( 'href', 'src' ) ) as $value ) {
				self::assertDoesNotMatchRegularExpression( '/^[\s\x00-\x20]*j\s*a\s*v\s*a\s*script/i', $value );
			}
		}
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function notices(): iterable {
		yield 'a script' => array( self::TEXTS['a script'], array() );
		yield 'a picture' => array( self::TEXTS['a picture'], array() );
		yield 'ends of elements' => array( self::TEXTS['ends of elements'], array() );
		yield 'a link that runs' => array( '<a href="javascript:alert(1)" onclick="alert(2)">x</a>', array( 'A' ) );
		yield 'what it may hold' => array( '<strong>a</strong> <em>b</em><br><a href="/c/">c</a>', array( 'STRONG', 'EM', 'BR', 'A' ) );
	}

	/** @param list<string> $expected */
	#[DataProvider( 'notices' )]
	public function test_the_text_of_the_cookie_notice_holds_a_few_elements_and_no_other( string $text, array $expected ): void {
		$settings = new Settings( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ), 'consent', 'vestibule_consent' );
		preg_match( '#<p>(.*?)</p>#s', ( new Notice( $settings->with( array( 'text' => $text ) ) ) )->render(), $found );
		$tags = self::tags( $found[1] ?? '' );
		self::assertSame( $expected, array_column( $tags, 0 ) );
		self::assertSame( array(), preg_grep( '/^on/', array_merge( ...array_column( $tags, 1 ) ) ) );
		self::assertSame( array(), preg_grep( '/script:/', self::values( $found[1] ?? '', array( 'href' ) ) ) );
	}

	public function test_the_words_of_the_link_to_the_top_stay_words(): void {
		foreach ( self::TEXTS as $text ) {
			$html = ( new ScrollTopBlock( static function (): void {} ) )->render( array( 'label' => $text ) );
			self::assertSame( array( 'A', 'SPAN' ), array_column( self::tags( $html ), 0 ) );
		}
	}

	/** @return list<array{string, list<string>}> Each element with the names of its attributes. */
	private static function tags( string $html ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$tags   = array();
		while ( $reader->next_tag() ) {
			$tags[] = array( (string) $reader->get_tag(), (array) $reader->get_attribute_names_with_prefix( '' ) );
		}
		/** @var list<array{string, list<string>}> $tags */
		return $tags;
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function values( string $html, array $names ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$values = array();
		while ( $reader->next_tag() ) {
			foreach ( $names as $name ) {
				$value = $reader->get_attribute( $name );
				if ( null !== $value ) {
					$values[] = is_string( $value ) ? $value : '';
				}
			}
		}
		return $values;
	}

	/** @return ChatProps */
	private static function chat( string $kind, bool $asks, string $text, string $id ): array {
		$account = array( 'id' => 1, 'name' => $text, 'title' => "x{$text}", 'avatar' => '', 'links' => array( array( 'device' => 'all', 'href' => 'https://wa.me/1' ) ), 'isOnline' => false, 'status' => "x{$text}", 'next' => "x{$text}", 'working' => null );
		return array(
			'id'            => $id,
			'kind'          => $kind,
			'label'         => "x{$text}",
			'showsLabel'    => true,
			'title'         => "x{$text}",
			'description'   => "x{$text}",
			'response'      => "x{$text}",
			'needsConsent'  => $asks,
			'opensInNewTab' => true,
			'timezone'      => '+00:00',
			'symbols'       => 'h:m',
			'showsNext'     => true,
			'countUrl'      => '',
			'analytics'     => array( 'facebook' => false, 'google' => false, 'ga4' => false ),
			'words'         => array_fill_keys( array( 'close', 'online', 'offline', 'newTab' ), $text ),
			'accounts'      => array( $account ),
		);
	}

	/** @return CarouselProps */
	private static function carousel( string $text ): array {
		return array(
			'count'      => 3,
			'as'         => 'ul',
			'columns'    => array( 'xxl' => 1, 'xs' => 1 ),
			'arrows'     => true,
			'dots'       => true,
			'auto'       => true,
			'loop'       => false,
			'scroll'     => 1,
			'more'       => false,
			'thumbnails' => array(),
			'words'      => array_fill_keys( array( 'slides', 'slide', 'pause', 'play', 'prev', 'next', 'of', 'choose' ), $text ),
		);
	}

	private static function notice( string $text ): Notice {
		$settings = new Settings( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ), 'consent', 'vestibule_consent' );
		return new Notice( $settings->with( array( 'asksCategories' => true ) + array_fill_keys( array( 'acceptText', 'refuseText', 'selectText', 'revokeText', 'policyText' ), $text ) ) );
	}

	private static function field( string $type, string $text, string $id ): string {
		$option = array( 'value' => "x{$text}", 'label' => "x{$text}" );
		return ViewRow::html(
			array(
				'name'   => '',
				'field'  => array(
					'id'          => $id,
					'type'        => $type,
					'label'       => "x{$text}",
					'help'        => "x{$text}",
					'placeholder' => "x{$text}",
					'required'    => true,
					'options'     => array( $option ),
					'text'        => 'Terms',
					'value'       => "x{$text}",
					'parts'       => 'name' === $type ? array( array( 'id' => "{$id}_first_name", 'name' => 'names[first_name]', 'label' => "x{$text}", 'required' => true, 'autocomplete' => 'given-name' ) ) : array(),
				),
				'values' => array( 'f' => "x{$text}" ),
				'errors' => array( 'f' => array( "x{$text}" ) ),
				'words'  => array_fill_keys( array( 'required', 'remove', 'showOptions', 'chooseTime', 'noTimes', 'previousMonth', 'nextMonth', 'zone', 'rating', 'day', 'month', 'year' ), "x{$text}" ),
				'html'   => array(),
			)
		);
	}
}
