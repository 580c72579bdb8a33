<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contract\FormOptIn;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/** The email with the link that confirms an entry, or a checkbox of it, as the form's setting words it (docs/form-data.md). */
final class OptInMail {

	/** By which the log knows it. */
	public const ID = 'opt-in';

	private const LINK = '{confirm.url}';

	public static function ofForm( int $post ): Notification {
		return self::with( PostSettings::of( $post, FormOptIn::class ) );
	}

	/** Number of days in which the link works. */
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
				'body'    => '' === trim( $body ) || str_contains( $body, self::LINK ) ? $body : "{$body}\n\n" . self::LINK,
			)
		);
	}
}
