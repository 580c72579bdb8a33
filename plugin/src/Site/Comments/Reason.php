<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

/** Why a comment does not go the way WordPress would send it. The value is what is stored with the comment. */
enum Reason: string {

	case Missing    = 'missing';
	case Wrong      = 'wrong';
	case Trap       = 'trap';
	case Stale      = 'stale';
	case Autofilled = 'autofilled';
	case Many       = 'many';

	/**
	 * Whether it is taken for spam. The others may well be people: they wait for somebody to look
	 * (docs/spam.md).
	 */
	public function isSpam(): bool {
		return match ( $this ) {
			self::Missing, self::Wrong, self::Trap  => true,
			self::Stale, self::Autofilled, self::Many => false,
		};
	}

	/** For whoever moderates. */
	public function words(): string {
		return match ( $this ) {
			self::Missing    => __( 'Sent without the keys of the page', 'vestibule' ),
			self::Wrong      => __( 'Sent with keys that are not this page’s', 'vestibule' ),
			self::Trap       => __( 'Written into the field that people do not see', 'vestibule' ),
			self::Stale      => __( 'Sent from an old copy of the page, without scripts', 'vestibule' ),
			self::Autofilled => __( 'The field that people do not see was filled in too, perhaps by the browser', 'vestibule' ),
			self::Many       => __( 'One of many comments from one address within a minute', 'vestibule' ),
		};
	}
}
