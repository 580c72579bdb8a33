import { WholeNumber } from '../../../../../src/controls/WholeNumber';

interface Props {
	label: string;
	help: string;
	value: number;
	max: number;
	onChange( value: number ): void;
}

/** A whole number that is left empty for none, stored as 0. */
export const LimitControl = ( props: Props ) => <WholeNumber { ...props } min={ 1 } empty={ 0 } />;
