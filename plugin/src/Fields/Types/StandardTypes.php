<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\Countries;
use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Contracts\Uploads;
use Vestibule\Form\AgreedTexts;
use Vestibule\Form\Fields\Appointment\Appointment;
use Vestibule\Form\View\LibraryPictures;
use Vestibule\Form\View\Pictures;

/** The plugin's own types, in the order in which they are offered. */
final class StandardTypes {

	public function __construct(
		private readonly Countries $countries,
		private readonly Appointment $appointment,
		private readonly PhoneNumbers $numbers,
		private readonly Uploads $uploads,
		private readonly AgreedTexts $texts,
		private readonly Pictures $pictures = new LibraryPictures(),
	) {}

	public function add( FieldTypes $types ): void {
		$types->add( new Name() );
		$types->add( new Email() );
		$types->add( new Country( $this->countries ) );
		$types->add( new Address( $this->countries ) );
		$types->add( new Phone( $this->numbers, $this->countries ) );
		$types->add( new Text() );
		$types->add( new Textarea() );
		$types->add( new Number() );
		$types->add( new Url() );
		$types->add( new Date() ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions.date_date -- A class of ours.
		$types->add( new Time() );
		$types->add( new Range() );
		$types->add( new Rating() );
		$types->add( new Calculation() );
		$types->add( new Hidden() );
		$types->add( new Repeater() );
		$types->add( new Radio() );
		$types->add( new Dropdown() );
		$types->add( new Checkbox() );
		$types->add( new MultiSelect() );
		$types->add( new ImageChoice( $this->pictures ) );
		$types->add( new Agreement( $this->texts, 'agreement' ) );
		$types->add( new Agreement( $this->texts, 'terms' ) );
		$types->add( $this->appointment );
		$types->add( new File( $this->uploads ) );
		$types->add( new Image( $this->uploads ) );
	}
}
