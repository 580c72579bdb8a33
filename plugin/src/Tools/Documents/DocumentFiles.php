<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

defined( 'ABSPATH' ) || exit;

/** Sends a document as a text file, or as an HTML page for printing. */
final class DocumentFiles {

	/** Styles of a document, on the screen and on paper. */
	public const STYLES = '.vestibule-document figure { margin: 1rem 0; overflow-x: auto }'
		. '.vestibule-document table { border-collapse: collapse; width: 100% }'
		. '.vestibule-document :is( td, th ) { border: 1px solid #767676; padding: 0.4rem 0.6rem;'
		. ' text-align: start; vertical-align: top }'
		// Names and addresses are long words.
		. '.vestibule-document td:first-child { overflow-wrap: anywhere }'
		. '.vestibule-document ul { list-style: disc; padding-inline-start: 1.2rem }';

	private const PAPER = 'body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem }'
		. 'tr { break-inside: avoid }'
		. 'h2 { break-after: avoid }';

	public static function sendText( Document $document ): void {
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"{$document->name}.txt\"" );
		header( 'X-Content-Type-Options: nosniff' );
		echo $document->text(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
	}

	public static function sendPage( Document $document, string $locale ): void {
		header( 'Content-Type: text/html; charset=utf-8' );
		printf(
			'<!doctype html><html lang="%1$s"><head><meta charset="utf-8">'
				. '<meta name="viewport" content="width=device-width"><title>%2$s</title><style>%4$s%5$s</style></head>'
				. '<body><main class="vestibule-document"><h1>%2$s</h1>%3$s</main></body></html>',
			esc_attr( str_replace( '_', '-', $locale ) ),
			esc_html( $document->title ),
			wp_kses_post( $document->html() ),
			self::PAPER, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
			self::STYLES // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
		);
	}
}
