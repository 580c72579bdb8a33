<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\StoredEntry;
use Vestibule\View\AdminScreen;

/**
 * The words of the message about an entry, as plain text. What a visitor typed is indented, so that it cannot pass for
 * our own lines.
 */
final class EntryText {

	public function subject( StoredEntry $entry ): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: 1: site, 2: form, 3: number of the entry. */
		return $this->line( sprintf( __( '[%1$s] %2$s: entry %3$d', 'vestibule' ), $site, $entry->formTitle, $entry->id ) );
	}

	public function body( StoredEntry $entry ): string {
		$parts = array();
		foreach ( $entry->answers as $answer ) {
			$value   = str_replace( "\n", "\n  ", $this->lines( $answer['value'] ) );
			$parts[] = $this->line( $answer['label'] ) . "\n  {$value}";
		}
		$parts[] = implode(
			"\n",
			array_filter(
				array(
					'' === $entry->sourceUrl ? '' : /* translators: %s: address of a page. */ sprintf( __( 'Sent from %s', 'vestibule' ), $this->line( $entry->sourceUrl ) ),
					/* translators: %s: address of the entries screen. */
					sprintf( __( 'All entries: %s', 'vestibule' ), admin_url( 'admin.php?page=' . AdminScreen::MENU ) ),
				)
			)
		);
		return implode( "\n\n", $parts ) . "\n";
	}

	private function line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	}

	private function lines( string $text ): string {
		return (string) preg_replace( '/[\x00-\x09\x0B-\x1F\x7F]+/', ' ', $text );
	}
}
