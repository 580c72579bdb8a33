<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Vestibule\Form\View\Shield;
use Vestibule\Tests\Form\FormSite;
use Vestibule\Tests\Security\FreshForms;
use Vestibule\Tests\TestCase;

/** The form is kept from the text filters of a block theme's page, and everybody gets the form and never its mark. */
final class ShieldTest extends TestCase {
	use FreshForms;

	private const MARK = '/vestibule-form-[0-9a-f]{16}/';

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
		foreach ( array( 'template_include', 'wp_before_include_template', 'wp_head', 'render_block_vestibule/form' ) as $hook ) {
			remove_all_filters( $hook );
		}
		( new Shield() )->register();
	}

	public function test_a_page_shows_the_form_and_no_filter_has_read_it(): void {
		$read = '';
		$page = $this->page(
			function () use ( &$read ): string {
				$content = apply_filters( 'the_content', "{$this->block()}\n\n<!-- wp:paragraph --><p>It's \"here\" :)</p><!-- /wp:paragraph -->" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
				$read    = convert_smilies( wptexturize( is_string( $content ) ? $content : '' ) );
				return '<main>' . $read . '</main>';
			}
		);
		self::assertMatchesRegularExpression( self::MARK, $read );
		self::assertStringNotContainsString( '<form', $read );
		self::assertStringContainsString( 'It&#8217;s', $read );
		self::assertDoesNotMatchRegularExpression( self::MARK, $page );
		self::assertSame( $this->same( do_blocks( $this->block() ) ), $this->same( (string) preg_replace( '~.*?(<div[^>]*data-island="form".*</script></div>).*~s', '$1', $page ) ) );
	}

	public function test_each_of_several_forms_stands_in_its_place(): void {
		$page = $this->page( fn(): string => do_blocks( "<i>1</i>{$this->block()}<i>2</i>{$this->block()}<i>3</i>" ) );
		self::assertDoesNotMatchRegularExpression( self::MARK, $page );
		self::assertMatchesRegularExpression( '~<i>1</i>.*<form.*<i>2</i>.*<form.*<i>3</i>~s', $page );
	}

	public function test_other_filters_of_the_block_see_the_form(): void {
		$seen = '';
		add_filter(
			'render_block_vestibule/form',
			static function ( string $html ) use ( &$seen ): string {
				$seen = $html;
				return $html . '<p>Added</p>';
			},
			99
		);
		$page = $this->page( fn(): string => do_blocks( $this->block() ) );
		self::assertStringContainsString( '<form', $seen );
		self::assertStringContainsString( '</script></div><p>Added</p>', $page );
	}

	public function test_a_form_that_was_put_into_an_attribute_arrives_there(): void {
		$page = $this->page( fn(): string => '<div data-content="' . esc_attr( do_blocks( $this->block() ) ) . '"></div>' );
		self::assertDoesNotMatchRegularExpression( self::MARK, $page );
		self::assertStringNotContainsString( '<form', $page );
		self::assertStringContainsString( '&lt;form class=&quot;vestibule-form&quot;', $page );
	}

	public function test_what_is_asked_for_in_the_head_and_after_it_is_the_form_itself(): void {
		$head = '';
		add_action(
			'wp_head',
			function () use ( &$head ): void {
				$head = do_blocks( $this->block() );
			}
		);
		$this->page( fn(): string => do_blocks( $this->block() ) );
		self::assertStringContainsString( '<form', $head );
		self::assertStringContainsString( '<form', do_blocks( $this->block() ) );
	}

	public function test_a_page_that_another_template_makes_is_left_alone(): void {
		$read = '';
		$this->page(
			function () use ( &$read ): string {
				$read = do_blocks( $this->block() );
				return $read;
			},
			get_temp_dir() . 'page.php'
		);
		self::assertStringContainsString( '<form', $read );
	}

	public function test_a_page_without_a_form_is_not_held_back(): void {
		$level = 0;
		add_action(
			'wp_head',
			static function () use ( &$level ): void {
				$level = ob_get_level();
			}
		);
		$outside = ob_get_level() + 1;
		self::assertSame( '<p>Nothing</p>', $this->page( static fn(): string => '<p>Nothing</p>' ) );
		self::assertSame( $outside, $level );
	}

	public function test_a_form_with_a_picture_gets_what_wordpress_does_to_pictures(): void {
		wp_update_post( array( 'ID' => $this->form, 'post_content' => '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/a.png" alt=""/></figure><!-- /wp:image --><!-- wp:vestibule/submit /-->' ) );
		$read = '';
		$this->page(
			function () use ( &$read ): string {
				$read = do_blocks( $this->block() );
				return $read;
			}
		);
		self::assertStringContainsString( '<form', $read );
	}

	public function test_rest_and_feeds_get_the_form_itself(): void {
		$page    = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => $this->block() ) );
		$request = new \WP_REST_Request( 'GET', "/wp/v2/pages/{$page}" );
		$data    = rest_do_request( $request )->get_data();
		$content = is_array( $data ) && is_array( $data['content'] ?? null ) ? $data['content'] : array();
		self::assertStringContainsString( '<form', is_string( $content['rendered'] ?? null ) ? $content['rendered'] : '' );
		$GLOBALS['post'] = get_post( $page ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- a feed's loop.
		setup_postdata( $page );
		self::assertStringContainsString( '<form', get_the_content_feed( 'rss2' ) );
		wp_reset_postdata();
	}

	public function test_an_excerpt_on_the_page_holds_no_mark(): void {
		$id   = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'A post', 'post_content' => "<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->{$this->block()}" ) );
		$page = $this->page( static fn(): string => '<p>' . get_the_excerpt( $id ) . '</p>' );
		self::assertSame( '<p>Words.</p>', $page );
	}

	/** What a visitor gets of a page, from the choice of its template to its end. */
	private function page( \Closure $template, string $file = ABSPATH . WPINC . '/template-canvas.php' ): string {
		ob_start();
		$level = ob_get_level();
		apply_filters( 'template_include', $file ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		do_action( 'wp_before_include_template', $file ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$html = $template();
		do_action( 'wp_head' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- a page.
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		return (string) ob_get_clean();
	}

	private function block(): string {
		return "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->";
	}

	/** The same form whichever of the page's forms it is. */
	private function same( string $html ): string {
		return (string) preg_replace( array( '/ff_form_instance_4_\d+/', '/(name="vestibule_try" value=)"[0-9a-f]+"/' ), array( 'ff_form_instance_4_N', '$1""' ), $html );
	}
}
