<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contract\FormOptIn;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Email with a link for confirming an entry, or the consent given with one of its checkboxes. The form's settings
 * contain the subject and the message (docs/form-data.md).
 */
final class OptInMail {

	/** Notification ID in the log. */
	public const ID = 'opt-in';

	private const LINK = '{confirm.url}';

	public static function ofForm( int $post ): Notification {
		return self::with( PostSettings::of( $post, FormOptIn::class ) );
	}

	/** Returns the number of days for which the link is valid. */
	public static function days( int $post ): int {
		return PostSettings::of( $post, FormOptIn::class )->days;
	}

	public static function with( FormOptIn $settings ): Notification {
		$body = $settings->body;
		return Notification::from(
			array(
				'id'      => self::ID,
				'trigger' => Notification::CONFIRM,
				'to'      => 'field',
				'field'   => $settings->email,
				'subject' => $settings->subject,
				'body'    => '' === trim( $body ) || str_contains( $body, self::LINK )
					? $body
					: "{$body}\n\n" . self::LINK,
			)
		);
	}
}
