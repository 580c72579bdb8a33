<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Contracts\Settings;
use Vestibule\Contracts\Spam\Submission;

/**
 * One of the two lists of the settings, `deny` or `allow`. What a line is it says by its looks: a network, an e-mail
 * address, a domain, else words.
 */
final class OwnersList {

	/** @var list<class-string<Line>> The first kind that a text fits is the line's. */
	private const KINDS = array( NetworkLine::class, AddressLine::class, DomainLine::class, WordLine::class );

	/** @param 'deny'|'allow' $key */
	public function __construct( private readonly Settings $settings, private readonly string $key ) {}

	/** The first line that the submission matches, as the owner wrote it; null when there is none. */
	public function match( Submission $submission ): ?string {
		$lines = $this->settings->all()[ $this->key ] ?? array();
		if ( ! is_array( $lines ) || array() === $lines ) {
			return null;
		}
		$texts = new Texts( $submission );
		foreach ( $lines as $text ) {
			$text = is_string( $text ) ? trim( $text ) : '';
			if ( true === $this->line( $text )?->matches( $submission, $texts ) ) {
				return $text;
			}
		}
		return null;
	}

	private function line( string $text ): ?Line {
		foreach ( self::KINDS as $kind ) {
			$line = $kind::read( $text );
			if ( null !== $line ) {
				return $line;
			}
		}
		return null;
	}
}
