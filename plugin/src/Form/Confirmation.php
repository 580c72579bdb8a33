<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contract\FormSettings;
use Vestibule\Contracts\Values;

/** What a visitor gets after a submission; texts still have their merge tags. */
final class Confirmation {

	/**
	 * @param string $message     HTML; empty is the standard message.
	 * @param string $action      hide_form or reset_form.
	 * @param string $redirectUrl Empty stays on the page.
	 * @param string|null $id     By which its message in blocks knows it; empty is the form's own, null has none.
	 */
	private function __construct( public readonly string $message, public readonly string $action, public readonly string $redirectUrl, public readonly ?string $id = '' ) {}

	public static function fromSettings( FormSettings $settings ): self {
		return new self( $settings->successMessage, $settings->afterSuccess, $settings->redirectUrl );
	}

	/** @param array<array-key, mixed> $stored That fits the contract form-confirmations. */
	public static function fromStored( array $stored ): self {
		$values = new Values( $stored );
		$action = 'reset_form' === $values->string( 'afterSuccess' ) ? 'reset_form' : 'hide_form';
		return match ( $values->string( 'kind' ) ) {
			'page'     => new self( '', $action, self::page( $values->number( 'page' ) ), null ),
			'redirect' => new self( '', $action, $values->string( 'redirectUrl' ), null ),
			default    => new self( $values->string( 'message' ), $action, '', $values->string( 'id' ) ),
		};
	}

	/** Of a page that visitors can see; else they stay, and read that the form was sent. */
	private static function page( int $page ): string {
		return $page > 0 && 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '';
	}
}
