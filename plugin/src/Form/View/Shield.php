<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

/**
 * Keeps a form's HTML out of the text filters that WordPress runs over a whole page of a block theme, twice over the
 * content: they cost more than the form, and nothing in a form is theirs to change.
 *
 * While the theme's template is being made, a mark stands where the form belongs, and the page's output is looked
 * through for it. Only there: whatever else asks for blocks (feeds, REST, classic themes, other code) gets the form
 * itself.
 */
final class Shield {

	/** Whether the template is being made, all of which is printed afterwards. */
	private bool $making = false;

	/** @var array<string, string> HTML by mark. */
	private array $forms = array();

	/** The level of our output buffer; 0 when there is none. */
	private int $level = 0;

	public function register(): void {
		// Since WordPress 6.9 a page may be looked through by others as well: they begin before the action and see it
		// whole.
		if ( function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
			add_action( 'wp_before_include_template', $this->begin( ... ), PHP_INT_MAX );
		} else {
			add_filter( 'template_include', $this->begin( ... ), PHP_INT_MAX );
		}
		add_filter( 'render_block_vestibule/form', $this->mark( ... ), PHP_INT_MAX );
		add_action( 'wp_head', $this->end( ... ), PHP_INT_MIN );
	}

	/**
	 * @param mixed $template The file that makes the page; WordPress's own canvas prints nothing before it has made all
	 * blocks.
	 */
	private function begin( mixed $template ): mixed {
		if ( ABSPATH . WPINC . '/template-canvas.php' === $template && 0 === $this->level && ob_start( $this->whole( ... ) ) ) {
			$this->making = true;
			$this->level  = ob_get_level();
		}
		return $template;
	}

	/**
	 * After all other filters of the block. Pictures need what WordPress does to them, so a form with one is left
	 * alone.
	 */
	private function mark( string $html ): string {
		if ( ! $this->making || '' === $html || str_contains( $html, '<img' ) || str_contains( $html, '<iframe' ) ) {
			return $html;
		}
		$mark                 = '<!--vestibule-form-' . bin2hex( random_bytes( 8 ) ) . '-->';
		$this->forms[ $mark ] = $html;
		return $mark;
	}

	/**
	 * The template is made, and what is asked for from now on may go elsewhere. Without a form the page needs no look.
	 */
	private function end(): void {
		$this->making = false;
		if ( array() === $this->forms && $this->level > 0 && ob_get_level() === $this->level ) {
			ob_end_flush();
			$this->level = 0;
		}
	}

	/** Also where a block had put its content into an attribute or a text. */
	private function whole( string $page ): string {
		$page = strtr( $page, $this->forms );
		foreach ( $this->forms as $mark => $html ) {
			$escaped = esc_html( $mark );
			$page    = str_contains( $page, $escaped ) ? str_replace( $escaped, esc_html( $html ), $page ) : $page;
		}
		return $page;
	}
}
