<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Entries\Files\Uploads;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Phone\PhoneNumbers;
use Vestibule\Fields\Types\Appointment\Appointment;
use Vestibule\Fields\Types\Choice\Checkbox;
use Vestibule\Fields\Types\Choice\Dropdown;
use Vestibule\Fields\Types\Choice\ImageChoice;
use Vestibule\Fields\Types\Choice\Matrix;
use Vestibule\Fields\Types\Choice\MultiSelect;
use Vestibule\Fields\Types\Choice\Pictures;
use Vestibule\Fields\Types\Choice\Radio;
use Vestibule\Fields\Types\Choice\Ranking;
use Vestibule\Fields\Types\Date\Date;
use Vestibule\Fields\Types\Date\DateRange;
use Vestibule\Fields\Types\File\File;
use Vestibule\Fields\Types\File\Image;
use Vestibule\Fields\Types\File\Signature;
use Vestibule\Fields\Types\Lines\Address;
use Vestibule\Fields\Types\Lines\Name;

/** Registers the plugin's own types, in the order in which the editor lists them. */
final class StandardTypes {

	public function __construct(
		private readonly Countries $countries,
		private readonly Appointment $appointment,
		private readonly PhoneNumbers $numbers,
		private readonly Uploads $uploads,
		private readonly AgreedTexts $texts,
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
		$types->add( new Date() ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions.date_date -- A class of the plugin, not the function date().
		$types->add( new DateRange() );
		$types->add( new Time() );
		$types->add( new Range() );
		$types->add( new Rating() );
		$types->add( new Nps() );
		$types->add( new Calculation() );
		$types->add( new Hidden() );
		$types->add( new Repeater() );
		$types->add( new Radio() );
		$types->add( new Dropdown() );
		$types->add( new Checkbox() );
		$types->add( new MultiSelect() );
		$types->add( new ImageChoice( new Pictures() ) );
		$types->add( new Matrix() );
		$types->add( new Ranking() );
		$types->add( new Agreement( $this->texts, 'agreement' ) );
		$types->add( new Agreement( $this->texts, 'terms' ) );
		$types->add( $this->appointment );
		$types->add( new File( $this->uploads ) );
		$types->add( new Image( $this->uploads ) );
		$types->add( new Signature( $this->uploads ) );
	}
}
