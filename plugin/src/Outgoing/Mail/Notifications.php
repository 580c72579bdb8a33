<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormNotifications\Notification as Settings;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notifications of each form, stored as post meta. A form without the meta only notifies the team. A new form also
 * sends a confirmation to the visitor.
 */
final class Notifications {

	public const META = 'vestibule_form_notifications';

	/** @var list<array<string, mixed>> Notifications of a new form. */
	private const NEW = array(
		array( 'id' => Notification::OWNER, 'attachCalendar' => true ),
		array( 'id' => Notification::VISITOR, 'to' => 'field', 'attachCalendar' => true ),
	);

	/**
	 * Returns the notifications about a new entry.
	 *
	 * @param int $post Post ID of the form. If the form was deleted, only the notification to the team is returned.
	 * @return list<Notification>
	 */
	public function forForm( int $post ): array {
		return $this->withTrigger( $this->stored( $post ), Notification::SUBMITTED );
	}

	/**
	 * Returns the notifications about a change of an appointment, or about a promotion from a waiting list. If the form
	 * has none for this event, returns the default notifications.
	 *
	 * @param string $what `moved`, `cancelled`, `restored` or `reminded`, or `place` for a promotion.
	 * @return list<Notification>
	 */
	public function forChange( int $post, string $what ): array {
		$own = $this->withTrigger( $this->stored( $post ), $what );
		return array() === $own ? $this->withTrigger( self::standard(), $what ) : $own;
	}

	public function find( int $post, string $id ): ?Notification {
		if ( OptInMail::ID === $id ) {
			return OptInMail::ofForm( $post );
		}
		foreach ( array(
			...$this->stored( $post ),
			...self::standard(),
			...HostNotifications::all(),
		) as $notification ) {
			if ( $id === $notification->id ) {
				return $notification;
			}
		}
		return null;
	}

	/** @return list<Notification> */
	private function stored( int $post ): array {
		$list = PostSettings::of( $post, FormNotifications::class )->list;
		return array_map( static fn ( Settings $one ): Notification => new Notification( $one ), $list );
	}

	/**
	 * Returns the default notifications, which are sent even if the form has none for the event. The visitor and the
	 * team are notified of changed appointments, and the visitor of promotions from a waiting list.
	 *
	 * @return list<Notification>
	 */
	private static function standard(): array {
		return array(
			Notification::from(
				array( 'id' => 'moved-visitor', 'trigger' => 'moved', 'to' => 'field', 'attachCalendar' => true )
			),
			Notification::from( array( 'id' => 'moved-owner', 'trigger' => 'moved', 'attachCalendar' => true ) ),
			Notification::from(
				array(
					'id' => 'cancelled-visitor',
					'trigger' => 'cancelled',
					'to' => 'field',
					'attachCalendar' => true,
				)
			),
			Notification::from(
				array( 'id' => 'cancelled-owner', 'trigger' => 'cancelled', 'attachCalendar' => true )
			),
			Notification::from(
				array( 'id' => 'restored-visitor', 'trigger' => 'restored', 'to' => 'field', 'attachCalendar' => true )
			),
			Notification::from( array( 'id' => 'restored-owner', 'trigger' => 'restored', 'attachCalendar' => true ) ),
			Notification::from( array( 'id' => 'reminded-visitor', 'trigger' => 'reminded', 'to' => 'field' ) ),
			Notification::from( array( 'id' => 'place-visitor', 'trigger' => Notification::PLACE, 'to' => 'field' ) ),
		);
	}

	/**
	 * @param list<Notification> $list
	 * @return list<Notification>
	 */
	private function withTrigger( array $list, string $trigger ): array {
		return array_values(
			array_filter( $list, static fn ( Notification $one ): bool => $trigger === $one->trigger )
		);
	}

	/** Adds the default notifications to a new form. Copied and imported forms have their own. */
	#[Hook( 'save_post_' . FormPostType::NAME, 4 )]
	public function begin( int $post, WP_Post $form, bool $is_update ): void {
		if (
			! $is_update && FormPostType::NAME === $form->post_type && ! metadata_exists( 'post', $post, self::META )
		) {
			update_post_meta( $post, self::META, array( 'list' => self::NEW ) );
		}
	}

	/** Replaces the default notifications if an import adds other notifications after it has created the form. */
	#[Hook( 'add_post_metadata' )]
	public function replaceFirst( mixed $check, int $post, string $key, mixed $value ): mixed {
		if (
			self::META !== $key
				|| ! metadata_exists( 'post', $post, $key )
				|| FormPostType::NAME !== get_post_type( $post )
		) {
			return $check;
		}
		return false !== update_post_meta( $post, $key, wp_slash( $value ) );
	}
}
