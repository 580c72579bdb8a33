<?php

declare(strict_types=1);

namespace Vestibule\View;

defined( 'ABSPATH' ) || exit;

/**
 * Has WordPress load the texts of the language that was switched to. On admin-ajax.php Polylang names the file of the
 * request's own language in its place, or none, so that an answer, a mail and its dates would be in another language.
 */
final class SwitchedTexts {

	private string $wanted = '';

	public function register(): void {
		add_action( 'load_textdomain', $this->note( ... ), PHP_INT_MAX, 2 );
		add_filter( 'load_textdomain_mofile', $this->file( ... ), PHP_INT_MAX );
	}

	private function note( mixed $domain, mixed $file ): void {
		$this->wanted = is_string( $file ) ? $file : '';
	}

	/** Where the language has no file, a relative may stand in for it, as German for Austria does. */
	private function file( mixed $file ): mixed {
		if ( ! is_string( $file ) || $file === $this->wanted || ! is_locale_switched() ) {
			return $file;
		}
		$is_there = is_readable( $this->wanted ) || is_readable( substr( $this->wanted, 0, -2 ) . 'l10n.php' );
		return $is_there || $this->language( $file ) !== $this->language( $this->wanted ) ? $this->wanted : $file;
	}

	/** Such as `de`, of `…/vestibule-de_DE_formal.mo`. */
	private function language( string $file ): string {
		return 1 === preg_match( '~(?:^|[-/])([a-z]{2,3})(?:_\w+)?\.mo$~D', $file, $found ) ? $found[1] : '';
	}
}
