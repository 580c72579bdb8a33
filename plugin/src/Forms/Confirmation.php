<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Contract\FormConfirmations;
use Vestibule\Contract\FormConfirmations\Confirmation as Stored;
use Vestibule\Contract\FormSettings;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Kernel\Setting\PostSettings;

/** Confirmation after a submission: message or redirect. The merge tags in its texts are not replaced yet. */
final class Confirmation {

	/**
	 * @param string $message     HTML. Empty for the default message.
	 * @param string $action      `hide_form` or `reset_form`.
	 * @param string $redirectUrl URL to redirect to. Empty to stay on the page.
	 * @param string|null $id     ID by which blocks in the form refer to this confirmation. Empty for the confirmation
	 * in the form's settings. Null if the confirmation has no blocks.
	 */
	private function __construct(
		public readonly string $message,
		public readonly string $action,
		public readonly string $redirectUrl,
		public readonly ?string $id = ''
	) {}

	/**
	 * Returns the first of the form's confirmations whose conditions are met. Defaults to the confirmation in the
	 * form's settings. An entry on a waiting list gets the default text unless the conditions check for the waiting
	 * list, because other texts could promise a spot.
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
		return $waits
			? new self( '', $settings->afterSuccess, '', null )
			: new self( $settings->successMessage, $settings->afterSuccess, $settings->redirectUrl );
	}

	private static function fromStored( Stored $stored ): self {
		return match ( $stored->kind ) {
			'page'     => new self( '', $stored->afterSuccess, self::page( $stored->page ), null ),
			'redirect' => new self( '', $stored->afterSuccess, $stored->redirectUrl, null ),
			default    => new self( $stored->message, $stored->afterSuccess, '', $stored->id ),
		};
	}

	/**
	 * Returns the permalink of a page. Empty if the page is not published. In this case, visitors stay on the page with
	 * the form and see the default message.
	 */
	private static function page( int $page ): string {
		return $page > 0 && 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '';
	}
}
