<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Forms\Submit\Origin;

/**
 * Creates a copy of an entry without text that the sender typed, for emails to an address that is not confirmed.
 * Otherwise, anyone could enter the address of another person, and use the form to send text and links to this person.
 *
 * @phpstan-import-type StoredAnswer from StoredEntry
 */
final class UnconfirmedCopy {

	/** Pattern of one part of a name: letters, and at most one hyphen or apostrophe between them. */
	private const NAME = "/^[\p{L}\p{M}]{1,30}(?:['’ʼ-][\p{L}\p{M}]{1,30})?$/Du";

	private const MAX_NAME_LENGTH = 30;

	/** Scripts that don't separate words with spaces. A longer name in such a script can be a sentence. */
	private const WITHOUT_SPACES = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

	private const MAX_LENGTH_WITHOUT_SPACES = 8;

	/**
	 * Checks whether the email goes to an address that the sender has typed but not confirmed. If the sender is logged
	 * in, the address of their account counts as confirmed.
	 */
	public static function isNeeded( Notification $notification, StoredEntry $entry ): bool {
		if ( ! $notification->isForVisitor() ) {
			return false;
		}
		$user = $entry->userId > 0 ? get_userdata( $entry->userId ) : false;
		$to   = ( new Recipients() )->resolve( $notification, $entry );
		return false === $user || EmailAddress::key( $to[0] ?? '' ) !== EmailAddress::key( $user->user_email );
	}

	/** @param string $to Address of the recipient. The copy may contain it. */
	public static function of( StoredEntry $entry, string $to ): StoredEntry {
		$name = self::name( $entry->name );
		return new StoredEntry(
			id: $entry->id,
			formId: $entry->formId,
			formTitle: $entry->formTitle,
			mailTo: $entry->mailTo,
			formPost: $entry->formPost,
			answers: self::answers( $entry->answers, $name, $to ),
			appointments: $entry->appointments,
			name: $name,
			email: $to,
			sourceUrl: Origin::postAddress( $entry->sourceUrl ),
			language: $entry->language,
			createdAt: $entry->createdAt,
			unconfirmed: $entry->unconfirmed,
			change: null === $entry->change ? null : self::change( $entry->change ),
		);
	}

	/**
	 * Returns the first safe part of a typed name: one that can't be a sentence, a number or a link. Empty if none of
	 * the parts is safe.
	 */
	public static function name( string $typed ): string {
		foreach ( preg_split( '/\s+/u', $typed, -1, PREG_SPLIT_NO_EMPTY ) ?: array() as $part ) { // phpcs:ignore Universal.Operators.DisallowShortTernary -- False for text that is not UTF-8.
			$longest = 1 === preg_match( self::WITHOUT_SPACES, $part )
				? self::MAX_LENGTH_WITHOUT_SPACES
				: self::MAX_NAME_LENGTH;
			if ( 1 === preg_match( self::NAME, $part ) && mb_strlen( $part ) <= $longest ) {
				return $part;
			}
		}
		return '';
	}

	/**
	 * @param list<StoredAnswer> $answers
	 * @param string             $name    Name that may appear in one answer.
	 * @return list<StoredAnswer>
	 */
	private static function answers( array $answers, string $name, string $to ): array {
		foreach ( $answers as $index => $answer ) {
			if ( 'name' === $answer['type'] ) {
				$isNamed          = '' !== $name && self::name( $answer['value'] ) === $name;
				$answer['value']  = $isNamed ? $name : '';
				$name             = $isNamed ? '' : $name;
			} elseif ( ( $answer['isTyped'] ?? true ) && $answer['value'] !== $to ) {
				$answer['value'] = '';
			}
			unset( $answer['table'] );
			$answers[ $index ] = $answer;
		}
		return array_values( $answers );
	}

	private static function change( BookingChange $change ): BookingChange {
		$is_visitors = BookingChange::VISITOR === $change->more['who'];
		return $is_visitors
			? new BookingChange(
				$change->what,
				$change->time,
				$change->entry,
				$change->former,
				array( 'note' => '' ) + $change->more
			)
			: $change;
	}
}
