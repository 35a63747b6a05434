export { Slider, type SliderProps } from './Slider.tsx';
export { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
