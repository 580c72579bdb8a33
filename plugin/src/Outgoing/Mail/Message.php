<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/**
 * A message as a filter gives it back: what is missing or of another type stays as it was. Where only the plain text is
 * another one, the HTML of before is not sent beside it.
 *
 * @phpstan-type Mail array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>, html: string}
 */
final class Message {

	/**
	 * @param Mail $ours
	 * @return Mail
	 */
	public static function fromFiltered( mixed $given, array $ours ): array {
		$given   = is_array( $given ) ? $given : array();
		$list    = static fn( string $key ): ?array => is_array( $given[ $key ] ?? null ) ? array_values( array_filter( $given[ $key ], 'is_string' ) ) : null;
		$text    = static fn( string $key ): ?string => is_string( $given[ $key ] ?? null ) ? $given[ $key ] : null;
		$message = $text( 'message' ) ?? $ours['message'];
		$html    = $text( 'html' ) ?? $ours['html'];
		return array(
			'to'          => $list( 'to' ) ?? $ours['to'],
			'subject'     => $text( 'subject' ) ?? $ours['subject'],
			'message'     => $message,
			'headers'     => $list( 'headers' ) ?? $ours['headers'],
			'attachments' => $list( 'attachments' ) ?? $ours['attachments'],
			'html'        => $message !== $ours['message'] && $html === $ours['html'] ? '' : $html,
		);
	}
}
