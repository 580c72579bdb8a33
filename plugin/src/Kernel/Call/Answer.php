<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Generator;

/**
 * Response of an AJAX action: a status, headers and a JSON body, plain text, a file, or a redirect for forms without
 * JavaScript.
 */
final class Answer {

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 * @param string|null           $text    Body instead of the JSON. Needs a Content-Type header.
	 * @param list<string>          $cookies Values of additional Set-Cookie headers.
	 * @param Generator<string>|null $pieces Chunks of a file to send instead of the JSON, so that the whole file is
	 * never in memory.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $body = array(),
		public readonly array $headers = array(),
		public readonly ?string $text = null,
		public readonly array $cookies = array(),
		public readonly ?Generator $pieces = null,
	) {}

	/** @param array<string, mixed> $data */
	public static function success( array $data ): self {
		return new self( 200, array( 'success' => true, 'data' => $data ) );
	}

	/**
	 * @param array<string, list<string>> $errors      Messages by field name; `form` for errors of the whole form.
	 * @param array<string, mixed>        $append_data
	 * @param array<string, string>       $headers
	 */
	public static function failure(
		int $status,
		array $errors,
		array $append_data = array(),
		array $headers = array()
	): self {
		return new self( $status, array( 'errors' => $errors, 'append_data' => (object) $append_data ), $headers );
	}

	/**
	 * Creates a complete HTML page for visitors without JavaScript, if no page of the site can show them the result.
	 *
	 * @param string                $html    Safe HTML.
	 * @param array<string, string> $headers
	 */
	public static function page( int $status, string $html, array $headers = array() ): self {
		$title = esc_html( get_bloginfo( 'name' ) );
		$page  = "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{$title}</title>{$html}";
		return new self( $status, array(), array( 'Content-Type' => 'text/html; charset=utf-8' ) + $headers, $page );
	}

	/** Creates a download with a file name, such as a calendar file. */
	public static function file( string $text, string $type, string $name ): self {
		return new self(
			200,
			array(),
			array( 'Content-Type' => $type, 'Content-Disposition' => "attachment; filename=\"{$name}\"" ),
			$text
		);
	}

	/**
	 * @param Generator<string>     $pieces
	 * @param array<string, string> $headers Includes Content-Type and Content-Length.
	 */
	public static function inPieces( Generator $pieces, array $headers ): self {
		return new self( 200, array(), $headers, null, array(), $pieces );
	}

	public static function redirect( string $url ): self {
		return new self( 303, array(), array( 'Location' => $url ) );
	}
}
