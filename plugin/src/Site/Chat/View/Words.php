<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\View;

use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Site\Chat\Week;

/** Fixed texts of the chat, which are not settings. */
final class Words {

	/** Name of the messaging app. Appended to the description (docs/chat.md). */
	public const APP = 'WhatsApp';

	/** @var array<string, string>|null */
	private ?array $words = null;

	public function __construct( private readonly ChatSettings $settings ) {}

	/** @return array<string, string> Texts by name in the contract chat-props. */
	public function all(): array {
		return $this->words ??= $this->read();
	}

	/** @return array<string, string> */
	private function read(): array {
		$words = array(
			'close'         => __( 'Close', 'vestibule' ),
			'online'        => $this->settings->values()->i18n->online,
			'offline'       => $this->settings->values()->i18n->offline,
			'newTab'        => __( '(opens in a new tab)', 'vestibule' ),
			/* translators: %s: a messaging app. */
			'opens'         => sprintf( __( 'Opens %s', 'vestibule' ), self::APP ),
			/* translators: %s: a messaging app. */
			'opensInTab'    => sprintf( __( 'Opens %s in a new tab', 'vestibule' ), self::APP ),
			'hour'          => __( '1 hour', 'vestibule' ),
			/* translators: %s: number of hours, from 2. */
			'hours'         => __( '%s hours', 'vestibule' ),
			'minute'        => __( '1 minute', 'vestibule' ),
			/* translators: %s: number of minutes, except 1. */
			'minutes'       => __( '%s minutes', 'vestibule' ),
			/* translators: %s: a time, such as 08:00. */
			'opensTomorrow' => __( 'Opens tomorrow at %s', 'vestibule' ),
			/* translators: 1: a weekday, 2: a time, such as 08:00. */
			'opensOn'       => __( 'Opens on %1$s at %2$s', 'vestibule' ),
		);
		foreach ( Week::DAYS as $number => $day ) {
			$words[ $day ] = LocalDate::weekday( $number );
		}
		return $words;
	}

	/**
	 * Returns a text such as "Opens tomorrow at 08:00". Empty if the account opens today, because the status text says
	 * so already. Must match src/chat/next.ts.
	 *
	 * @param array{inDays: int, day: string, time: string}|null $next
	 */
	public function next( ?array $next ): string {
		if ( null === $next || 0 === $next['inDays'] ) {
			return '';
		}
		$words = $this->all();
		return 1 === $next['inDays']
			? str_replace( '%s', $next['time'], $words['opensTomorrow'] )
			: strtr( $words['opensOn'], array( '%1$s' => $words[ $next['day'] ], '%2$s' => $next['time'] ) );
	}
}
