<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

/** Reason why a comment is held. The value is stored with the comment. */
enum Reason: string {

	case Missing    = 'missing';
	case Wrong      = 'wrong';
	case Trap       = 'trap';
	case Stale      = 'stale';
	case Autofilled = 'autofilled';
	case Many       = 'many';

	/**
	 * Checks whether the comment is spam. Comments with other reasons may be from people and are held for moderation
	 * (docs/spam.md).
	 */
	public function isSpam(): bool {
		return match ( $this ) {
			self::Missing, self::Wrong, self::Trap  => true,
			self::Stale, self::Autofilled, self::Many => false,
		};
	}

	/** Returns the reason as text for moderators. */
	public function words(): string {
		return match ( $this ) {
			self::Missing    => __( 'Sent without the keys of the page', 'vestibule' ),
			self::Wrong      => __( 'Sent with the keys of another page', 'vestibule' ),
			self::Trap       => __( 'The hidden field was filled in', 'vestibule' ),
			self::Stale      => __( 'Sent from an old copy of the page, without scripts', 'vestibule' ),
			self::Autofilled => __( 'The hidden field was also filled in, perhaps by the browser', 'vestibule' ),
			self::Many       => __( 'One of many comments from one address within a minute', 'vestibule' ),
		};
	}
}
