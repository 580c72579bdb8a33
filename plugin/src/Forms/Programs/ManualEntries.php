<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Closure;
use DateTimeImmutable;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\Appointment;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Submit\CheckedSubmission;
use Vestibule\Forms\Submit\EntryStore;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Bookings that a user makes for a visitor. They are stored as entries of a form and trigger the same actions as a
 * submission. Required questions can be left unanswered.
 */
final class ManualEntries {

	/** Maximum number of forms to search. Most sites have only a few forms. */
	private const MAX_FORMS = 200;

	public function __construct(
		private readonly Forms $forms,
		private readonly Appointments $appointments,
		private readonly EntryStore $entries,
	) {}

	/** @return list<int> IDs of published forms with a field for an appointment type, oldest first. */
	public function formsFor( int $event ): array {
		$posts = get_posts(
			array(
				'post_type'              => FormPostType::NAME,
				'post_status'            => 'publish',
				'posts_per_page'         => self::MAX_FORMS, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
				'orderby'                => array( 'ID' => 'ASC' ),
				'update_post_term_cache' => false,
			)
		);
		$found = array();
		foreach ( $posts as $post ) {
			$form = is_object( $post ) ? $this->forms->byPost( $post->ID ) : null;
			if ( null !== $form && null !== $this->field( $form, $event ) ) {
				$found[] = $form->formId;
			}
		}
		return $found;
	}

	/**
	 * Stores an entry with a booking in one transaction. The entry is marked as read and belongs to the current user.
	 *
	 * @param int                                              $form   Form ID, as returned by formsFor().
	 * @param array{name: string, email: string, phone: string} $person
	 * @param Closure(int): int                                $book   Creates the booking for an entry ID and returns
	 * the booking ID. Can run more than once. Throws TimeTaken.
	 * @param bool                                             $notify Whether to send the notifications of the form.
	 * @return int|array<string, list<string>> ID of the booking, or errors by `name`, `email` and `phone`.
	 * @throws TimeTaken
	 * @throws StorageFault
	 */
	public function store(
		int $form,
		array $person,
		int $event,
		DateTimeImmutable $start,
		Closure $book,
		bool $notify
	): int|array {
		$definition = $this->forms->byFormId( $form );
		$field      = null === $definition ? null : $this->field( $definition, $event );
		if ( null === $definition || null === $field ) {
			return array( 'form' => array( __( 'This form has no field for this appointment type.', 'vestibule' ) ) );
		}
		$given = new PersonValues( $definition, $person );
		if ( array() !== $given->errors ) {
			return $given->errors;
		}
		$values = $given->values + array( $field->name => $start->format( 'Y-m-d\TH:i:s\Z' ) );
		return $this->entries->storeBooking(
			new CheckedSubmission( $definition, $values, array(), '', get_current_user_id(), Language::ofSite() ),
			$book,
			$notify
		);
	}

	private function field( FormDefinition $form, int $event ): ?FormField {
		foreach ( $form->fields as $field ) {
			if (
				$field->type instanceof Appointment
					&& $event === $this->appointments->event( $field->number( 'event' ) )
			) {
				return $field;
			}
		}
		return null;
	}
}
