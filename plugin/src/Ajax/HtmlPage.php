<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

/** A page of its own for a visitor without scripts, where there is no page of the site to go back to. */
final class HtmlPage {

	/**
	 * @param string                $html    Safe HTML.
	 * @param array<string, string> $headers
	 */
	public static function answer( int $status, string $html, array $headers = array() ): Answer {
		$title = esc_html( get_bloginfo( 'name' ) );
		$page  = "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{$title}</title>{$html}";
		return new Answer( $status, array(), array( 'Content-Type' => 'text/html; charset=utf-8' ) + $headers, $page );
	}
}
