<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contract\FormOptIn;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Email that asks the sender to confirm an entry or one of its checkboxes with a link. The form's settings contain its
 * texts (docs/form-data.md).
 */
final class OptInMail {

	/** Notification ID in the log. */
	public const ID = 'opt-in';

	private const LINK = '{confirm.url}';

	public static function ofForm( int $post ): Notification {
		return self::with( PostSettings::of( $post, FormOptIn::class ) );
	}

	/** Returns how long the link is valid, in days. */
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
