<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormSteps;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Site\Push\Setup;
use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Texts of the plugin's blocks in pattern overrides and block bindings (WordPress 6.9 and later). */
final class BindingsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( Setup::OPTION, array( 'provider' => 'self-hosted' ) );
		register_block_bindings_source( 'vestibule-test/words', array( 'label' => 'Words', 'get_value_callback' => static fn ( array $args, object $block, string $attribute ): string => "Bound {$attribute} <b>&</b>" ) );
	}

	protected function tearDown(): void {
		unregister_block_bindings_source( 'vestibule-test/words' );
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string, string}> Block with the placeholder {bound} for a binding, and the bound
	 * attribute.
	 */
	public static function pages(): iterable {
		yield 'title of an accordion item' => array( '<!-- wp:vestibule/accordion --><!-- wp:vestibule/accordion-item {"title":"Own"{bound}} --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --><!-- /wp:vestibule/accordion-item --><!-- /wp:vestibule/accordion -->', 'title' );
		yield 'button of a modal' => array( '<!-- wp:vestibule/modal {"anchor":"a","buttonText":"Own"{bound}} --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --><!-- /wp:vestibule/modal -->', 'buttonText' );
		yield 'label of a drawer' => array( '<!-- wp:vestibule/drawer {"label":"Own"{bound}} --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --><!-- /wp:vestibule/drawer -->', 'label' );
		yield 'label of a link to the top' => array( '<!-- wp:vestibule/scroll-top {"label":"Own","showLabel":true{bound}} /-->', 'label' );
		yield 'label of a notification button' => array( '<!-- wp:vestibule/push-subscribe {"label":"Own"{bound}} /-->', 'label' );
	}

	#[DataProvider( 'pages' )]
	public function test_block_texts_on_a_page_can_be_bound_to_a_source( string $content, string $attribute ): void {
		$bound = sprintf( ',"metadata":{"bindings":{"%s":{"source":"vestibule-test/words"}}}', $attribute );
		$html  = do_blocks( str_replace( '{bound}', $bound, $content ) );
		$own   = do_blocks( str_replace( '{bound}', '', $content ) );
		self::assertStringContainsString( 'Own', $own );
		self::assertStringNotContainsString( 'Bound', $own );
		$is_able = function_exists( 'get_block_bindings_supported_attributes' );
		self::assertSame( $is_able, str_contains( $html, "Bound {$attribute}" ), $html );
		self::assertSame( ! $is_able, str_contains( $html, 'Own' ) );
	}

	public function test_each_block_on_a_page_shows_the_text_that_it_overrides_in_a_synced_pattern(): void {
		$content = '<!-- wp:vestibule/push-subscribe {"label":"Own button","metadata":{"name":"Notify","bindings":{"__default":{"source":"core/pattern-overrides"}}}} /-->';
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Notify', 'post_content' => wp_slash( $content ) ) );
		$html    = do_blocks( "<!-- wp:block {\"ref\":{$pattern},\"content\":{\"Notify\":{\"label\":\"Tell me \\u003cb\\u003e\"}}} /--><!-- wp:block {\"ref\":{$pattern}} /-->" );
		$first   = function_exists( 'get_block_bindings_supported_attributes' ) ? 'Tell me <b>' : 'Own button';
		preg_match_all( '~<button[^>]*>(.*?)</button>~s', $html, $buttons );
		self::assertSame( array( $first, 'Own button' ), array_map( static fn ( string $label ): string => html_entity_decode( $label ), $buttons[1] ) );
		self::assertStringNotContainsString( '<b>', $html );
	}

	/**
	 * Scripts read the texts of a step from its attributes. Without scripts, they are printed as a heading and
	 * buttons.
	 */
	public function test_step_texts_of_a_form_can_be_bound_to_a_source(): void {
		$names = array( 'title', 'nextLabel', 'backLabel' );
		$step  = serialize_block_attributes( array_combine( $names, array( 'Own title', 'Own next', 'Own back' ) ) + array( 'metadata' => array( 'bindings' => array_fill_keys( $names, array( 'source' => 'vestibule-test/words' ) ) ) ) );
		$form  = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => wp_slash( "<!-- wp:vestibule/step {$step} --><!-- wp:vestibule/field-text {\"name\":\"a\",\"label\":\"A\"} /--><!-- /wp:vestibule/step --><!-- wp:vestibule/step --><!-- wp:vestibule/field-text {\"name\":\"b\",\"label\":\"B\"} /--><!-- /wp:vestibule/step -->" ) ) );
		self::assertIsInt( $form );
		$is_able  = function_exists( 'get_block_bindings_supported_attributes' );
		$expected = $is_able ? array_map( static fn ( string $name ): string => "Bound {$name} <b>&</b>", $names ) : array( 'Own title', 'Own next', 'Own back' );
		$read     = ( new FormSite() )->forms->byPost( $form )->steps[0] ?? null;
		self::assertSame( $expected, array( $read?->title, $read?->nextLabel, $read?->backLabel ) );
		foreach ( array( 'one-page', 'pages' ) as $without_scripts ) {
			update_post_meta( $form, PostSettings::key( FormSteps::CONTRACT ), array( 'withoutScripts' => $without_scripts ) );
			$html = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
			$tags = new WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tags->next_tag( array( 'class_name' => 'vestibule-step' ) ) );
			self::assertSame( $expected, array_map( $tags->get_attribute( ... ), array( 'data-title', 'data-next', 'data-back' ) ) );
			$shown = static fn ( string $element ): string => 1 === preg_match( "~{$element}>(?:<!--.*?-->)?([^>]+)</~", $html, $found ) ? html_entity_decode( $found[1] ) : $html;
			self::assertSame( "Step 1 of 2 – {$expected[0]}", $shown( '<h2 class="vestibule-step__label"[^>]*' ) );
			self::assertSame( array( $expected[1], $expected[2] ), array( $shown( 'wp-element-button"[^>]* data-go="next"' ), $shown( 'data-go="back"' ) ) );
			self::assertSame( 'pages' === $without_scripts, str_contains( $html, 'formaction' ) );
		}
	}

	public function test_a_form_shows_the_texts_that_it_overrides_in_a_synced_pattern(): void {
		$open    = '"metadata":{"name":"%s","bindings":{"__default":{"source":"core/pattern-overrides"}}}';
		$content = '<!-- wp:vestibule/section {"title":"Own heading",' . sprintf( $open, 'Heading' ) . '} /-->'
			. '<!-- wp:vestibule/field-email {"name":"email","label":"Own label","help":"Own help",' . sprintf( $open, 'Email' ) . '} /-->'
			. '<!-- wp:vestibule/field-agreement {"name":"ok","text":"Own text",' . sprintf( $open, 'Box' ) . '} /-->'
			. '<!-- wp:vestibule/submit {"label":"Own button",' . sprintf( $open, 'Button' ) . '} /-->';
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Fields', 'post_content' => wp_slash( $content ) ) );
		$words   = '{"Heading":{"title":"Other heading"},"Email":{"label":"Other \u003cb\u003elabel"},"Box":{"text":"Other text"},"Button":{"label":"Other button"}}';
		$form    = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => wp_slash( "<!-- wp:block {\"ref\":{$pattern},\"content\":{$words}} /-->" ) ) );
		self::assertIsInt( $form );
		$site   = new FormSite();
		$read   = $site->forms->byPost( $form );
		$html   = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
		$prefix = function_exists( 'get_block_bindings_supported_attributes' ) ? 'Other' : 'Own';
		self::assertSame( 'Other' === $prefix ? 'Other <b>label' : 'Own label', $read?->field( 'email' )?->label );
		self::assertStringContainsString( 'Other' === $prefix ? 'Other &lt;b&gt;label' : 'Own label', $html );
		self::assertStringContainsString( 'Own help', $html );
		foreach ( array( 'heading', 'text', 'button' ) as $word ) {
			self::assertStringContainsString( "{$prefix} {$word}", $html );
			self::assertStringNotContainsString( ( 'Other' === $prefix ? 'Own' : 'Other' ) . " {$word}", $html );
		}
	}

	public function test_a_field_label_can_be_bound_to_a_source(): void {
		$bound = '"metadata":{"bindings":{"label":{"source":"vestibule-test/words"},"name":{"source":"vestibule-test/words"}}}';
		$form  = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => wp_slash( '<!-- wp:vestibule/field-text {"name":"a","label":"Own",' . $bound . '} /-->' ) ) );
		self::assertIsInt( $form );
		$field = ( new FormSite() )->forms->byPost( $form )?->field( 'a' );
		self::assertSame( function_exists( 'get_block_bindings_supported_attributes' ) ? 'Bound label <b>&</b>' : 'Own', $field?->label );
	}
}
