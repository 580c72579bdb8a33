<?php

declare(strict_types=1);

namespace Vestibule\Chat;

/**
 * The launcher on pages of a theme that has no place for its block, which are those of every theme but Portico at
 * first. It floats, so the end of the body is as good a place as any.
 */
final class PageLauncher {

	private string $html = '';

	/** Before the notice asks whether anything waits for consent, and before the page's scripts are printed. */
	private const EARLY = 5;

	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->prepare( ... ), self::EARLY );
		add_action( 'wp_footer', $this->print( ... ), self::EARLY );
	}

	/**
	 * Before the head is printed, so that its scripts are known. A block theme has made its page by then, and the block
	 * prints once: where the page has the launcher this is empty.
	 */
	private function prepare(): void {
		$this->html = do_blocks( '<!-- wp:vestibule/chat /-->' );
	}

	private function print(): void {
		echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block escapes each value.
	}
}
