<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Fields\FieldType;
use Vestibule\Fields\FieldTypes;

/**
 * Labels and messages for rendering forms. Pages pass them to the browser, so that scripts don't need translation
 * files.
 */
final class Words {

	public function __construct( private readonly FieldTypes $types ) {}

	/** @return array<string, string> */
	public function all(): array {
		$of_types = array_map(
			static fn ( FieldType $type ): array => $type->viewWords(),
			array_values( $this->types->all() )
		);
		return array(
			'required'      => __( '(required)', 'vestibule' ),
			'errorsTitle'   =>
				/* translators: heading of the list of errors. %s: number of fields with errors, from 2. */
				__( 'There is a problem: %s fields', 'vestibule' ),
			'errorsTitleOne' => __( 'There is a problem: 1 field', 'vestibule' ),
			'dismiss'       => __( 'Close this message', 'vestibule' ),
			'sending'       => _x( 'Sending', 'a form is on its way', 'vestibule' ),
			'failed'        => __(
				'The form could not be sent. Check your connection and try again. Nothing you typed is lost.',
				'vestibule'
			),
			'blocked'       => __(
				'The site could not accept your message. Nothing you typed is lost. Try again in a few minutes.',
				'vestibule'
			),
			'sentAt'        => /* translators: %s: day and time. */ __( 'Your message arrived on %s.', 'vestibule' ),
			'sendAgain'     => __( 'Send as a new message', 'vestibule' ),
			'day'           => __( 'Day', 'vestibule' ),
			'month'         => __( 'Month', 'vestibule' ),
			'year'          => __( 'Year', 'vestibule' ),
			'rating'        => /* translators: 1: a rating, 2: the best rating. */ __( '%1$s of %2$s', 'vestibule' ),
			'other'         => _x( 'Other', 'an answer of one’s own', 'vestibule' ),
			'restored'      => __( 'Your answers were restored.', 'vestibule' ),
			'filesAgain'    => __( 'Choose your files again.', 'vestibule' ),
			'clear'         => _x( 'Clear', 'what was typed into a form', 'vestibule' ),
			'remove'        => /* translators: %s: a chosen option. */ __( 'Remove %s', 'vestibule' ),
			'added'         =>
				/* translators: %s: an option that was just chosen from a list. */
				__( '%s chosen', 'vestibule' ),
			'addedOf'       =>
				/* translators: 1: an option that was just chosen, 2: number of chosen options, 3: maximum number. */
				__( '%1$s chosen, %2$s of %3$s', 'vestibule' ),
			'removed'       =>
				/* translators: %s: an option that was just removed from a list. */
				__( '%s removed', 'vestibule' ),
			'optionsFound'  => /* translators: %s: a number. */ __( 'Options found: %s', 'vestibule' ),
			'showOptions'   => __( 'Show the options', 'vestibule' ),
			'noResults'     => __( 'No results found', 'vestibule' ),
			'noChoices'     => __( 'No choices to choose from', 'vestibule' ),
			'countryButton' => __( 'Choose a country for the phone number', 'vestibule' ),
			'countrySearch' => __( 'Search', 'vestibule' ),
			'results'       => /* translators: %s: a number. */ __( 'Countries found: %s', 'vestibule' ),
			'clearSearch'   => __( 'Clear search', 'vestibule' ),
			'countryList'   => __( 'List of countries', 'vestibule' ),
			'noCountry'     => __( 'No country chosen', 'vestibule' ),
		) + array_merge( ...$of_types );
	}
}
