<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Contract\FormConfirmations;
use Vestibule\Contract\FormConfirmations\Confirmation as Stored;
use Vestibule\Contract\FormSettings;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Kernel\Setting\PostSettings;

/** What a visitor gets after a submission; texts still have their merge tags. */
final class Confirmation {

	/**
	 * @param string $message     HTML; empty is the standard message.
	 * @param string $action      hide_form or reset_form.
	 * @param string $redirectUrl Empty stays on the page.
	 * @param string|null $id     By which its message in blocks knows it; empty is the form's own, null has none.
	 */
	private function __construct( public readonly string $message, public readonly string $action, public readonly string $redirectUrl, public readonly ?string $id = '' ) {}

	/**
	 * Returns the first of the form's confirmations whose conditions hold, else the one of its settings. An entry on a waiting
	 * list gets the standard text unless a confirmation asks for that: other texts would say that it has a place.
	 */
	public static function choose( StoredEntry $entry, FormSettings $settings ): self {
		$waits = array() !== $entry->waitsFor && array() === $entry->appointments;
		foreach ( PostSettings::of( $entry->formPost, FormConfirmations::class )->list as $stored ) {
			$conditions = ConditionSet::read( $stored->conditions );
			$is_about = ! $waits || in_array( StoredEntry::STATE, $conditions->names(), true );
			if ( $is_about && ! $conditions->isAlways() && $conditions->holds( $entry->conditionValues() ) ) {
				return self::fromStored( $stored );
			}
		}
		return $waits ? new self( '', $settings->afterSuccess, '', null ) : new self( $settings->successMessage, $settings->afterSuccess, $settings->redirectUrl );
	}

	private static function fromStored( Stored $stored ): self {
		return match ( $stored->kind ) {
			'page'     => new self( '', $stored->afterSuccess, self::page( $stored->page ), null ),
			'redirect' => new self( '', $stored->afterSuccess, $stored->redirectUrl, null ),
			default    => new self( $stored->message, $stored->afterSuccess, '', $stored->id ),
		};
	}

	/** Of a page that visitors can see; else they stay, and read that the form was sent. */
	private static function page( int $page ): string {
		return $page > 0 && 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '';
	}
}
