<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\EmailAddress;

/**
 * An entry as it may be mailed to an unconfirmed address: without anything the sender typed. Anyone can
 * enter anyone's address, so a form would otherwise carry a stranger's words and links there.
 */
final class UnconfirmedCopy {

	/** In characters. */
	private const LONGEST_NAME = 30;

	/** A word that a mail program could turn into a link. */
	private const LINK = '~[\p{L}\p{N}][.\x{3002}\x{FF0E}\x{FF61}][\p{L}\p{N}]|[:/\\\\@]~u';

	/** True if the mail goes to an address that the sender only typed; a signed-in sender's own address is confirmed. */
	public static function isNeeded( Notification $notification, StoredEntry $entry ): bool {
		if ( ! $notification->isForVisitor() ) {
			return false;
		}
		$user = $entry->userId > 0 ? get_userdata( $entry->userId ) : false;
		$to   = ( new Recipients() )->resolve( $notification, $entry );
		return false === $user || EmailAddress::key( $to[0] ?? '' ) !== EmailAddress::key( $user->user_email );
	}

	public static function of( StoredEntry $entry ): StoredEntry {
		return new StoredEntry(
			id: $entry->id,
			formId: $entry->formId,
			formTitle: $entry->formTitle,
			mailTo: $entry->mailTo,
			formPost: $entry->formPost,
			answers: array_map( static fn ( array $answer ): array => self::answer( $answer, $entry->email ), $entry->answers ),
			appointments: $entry->appointments,
			name: self::name( $entry->name ),
			email: $entry->email,
			sourceUrl: self::page( $entry->sourceUrl ),
			language: $entry->language,
			createdAt: $entry->createdAt,
			unconfirmed: $entry->unconfirmed,
			change: null === $entry->change ? null : self::change( $entry->change ),
		);
	}

	/** At most 30 characters that names have, without words that look like links. */
	public static function name( string $typed ): string {
		$words = array_filter( explode( ' ', $typed ), static fn ( string $word ): bool => 1 !== preg_match( self::LINK, $word ) );
		$plain = (string) preg_replace( '/[^\p{L}\p{M}\s.\'’ʼ-]+/u', '', implode( ' ', $words ) );
		$plain = trim( (string) preg_replace( '/\s+/u', ' ', $plain ) );
		return mb_strlen( $plain ) > self::LONGEST_NAME ? rtrim( mb_substr( $plain, 0, self::LONGEST_NAME ) ) . '…' : $plain;
	}

	/**
	 * @param array{name: string, type: string, label: string, value: string, isTyped?: bool, table?: array{headings: list<string>, rows: list<list<string>>}|null} $answer
	 * @return array{name: string, type: string, label: string, value: string, isTyped?: bool}
	 */
	private static function answer( array $answer, string $email ): array {
		if ( ( $answer['isTyped'] ?? true ) && $answer['value'] !== $email ) {
			$answer['value'] = 'name' === $answer['type'] ? self::name( $answer['value'] ) : '';
		}
		unset( $answer['table'] );
		return $answer;
	}

	/** Only a page that exists: a path or query can hold words, too. */
	private static function page( string $url ): string {
		$post = '' === $url ? 0 : url_to_postid( $url );
		return $post > 0 ? (string) get_permalink( $post ) : home_url( '/' );
	}

	private static function change( BookingChange $change ): BookingChange {
		$is_visitors = BookingChange::VISITOR === $change->more['who'];
		return $is_visitors ? new BookingChange( $change->what, $change->time, $change->entry, $change->former, array( 'note' => '' ) + $change->more ) : $change;
	}
}
